/** Every card but the last may be covered down to this part of its width, which shows its values and icons. */
const VISIBLE = 0.3;

/** The minimum width of a row with this number of cards, in card widths. An empty row keeps the place of a card. */
const narrowest = (cards: number): number => 1 + VISIBLE * Math.max(cards - 1, 0);

/** The width of the chip that stands for the cards that a row does not show. */
const CHIP = 0.42;

const widthOf = (shown: number, cards: number): number => narrowest(shown) + (shown < cards ? CHIP : 0);

/** A chip takes more room than what is visible of a single card. */
const WORTH_A_CHIP = 2;

/**
 * How many cards each row shows if all rows together have this room, in card widths. Cards never shrink: the longest
 * row folds its oldest cards into a chip first.
 */
export function shownInRows(rows: readonly number[], room: number): readonly number[] {
  const shown = [...rows];
  const width = (): number => rows.reduce((sum, cards, i) => sum + widthOf(shown[i] ?? cards, cards), 0);
  for (;;) {
    const most = Math.max(...shown);
    if (most <= WORTH_A_CHIP || width() <= room) return shown;
    const row = shown.indexOf(most);
    shown[row] = shown[row] === rows[row] ? most - WORTH_A_CHIP : most - 1;
  }
}
