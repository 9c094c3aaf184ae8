/** What a narrow screen shows one at a time. */
export const LOBBY_PARTS = ['play', 'watch', 'bots'] as const;
export type LobbyPart = (typeof LOBBY_PARTS)[number];
