/** How users start the program in a copy of the repository. */
export const INVOCATION = 'npm run -s bluemoon --';
