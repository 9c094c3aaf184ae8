/** How the program is called from a copy of the repository. */
export const CALLED = 'npm run -s bluemoon --';
