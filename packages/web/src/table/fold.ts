/** Every card but the last may be covered down to this part of its width, which shows its values and icons. */
const VISIBLE = 0.3;

/** The narrowest a row of so many cards can be, in card widths; an empty row keeps the place of a card. */
const narrowest = (cards: number): number => 1 + VISIBLE * Math.max(cards - 1, 0);

/** The width of the chip that stands for the cards that a row does not show. */
const CHIP = 0.42;

const widthOf = (shown: number, cards: number): number => narrowest(shown) + (shown < cards ? CHIP : 0);

/**
 * How many cards each row shows if all rows together have this room, in card widths. Cards never shrink: the longest
 * row folds its oldest cards into a chip first.
 */
export function shownInRows(rows: readonly number[], room: number): readonly number[] {
  const shown = [...rows];
  const width = (): number => rows.reduce((sum, cards, i) => sum + widthOf(shown[i] ?? cards, cards), 0);
  for (;;) {
    const most = Math.max(...shown);
    if (most <= 1 || width() <= room) return shown;
    const row = shown.indexOf(most);
    // A chip takes the room of a card, so that a single card is never worth one.
    shown[row] = shown[row] === rows[row] ? Math.max(most - 2, 1) : most - 1;
  }
}
