import type { Palette } from './ink.ts';
import { randomOf, type Random } from './random.ts';
import { moved, type Placement, type Shape } from './shapes.ts';

/** Coordinates are rounded to fifths of a unit: half the markup, and the difference is invisible. */
const GRAIN = 5;

/** Makes areas positive: if outlines of one path overlap, opposite directions would leave a hole. */
function withPositiveArea(shape: Shape): Shape {
  let area = 0;
  shape.forEach(([x, y], i) => {
    const [nx, ny] = shape[(i + 1) % shape.length] ?? [x, y];
    area += x * ny - nx * y;
  });
  return area < 0 ? shape.toReversed() : shape;
}

/** A print in progress: shapes are added in order, with edges slightly off as if cut by hand. */
export class Sheet {
  readonly inks: Palette;
  /** For drawing; roughening has its own generator, so that a finer outline changes nothing else. */
  readonly random: Random;
  private readonly hand: Random;
  private readonly parts: string[] = [];
  private readonly placements: Placement[] = [];
  private rough = 0.5;
  private open: { readonly attributes: string; outline: string } | undefined;

  constructor(seed: string, inks: Palette) {
    this.inks = inks;
    this.random = randomOf(seed);
    this.hand = randomOf(`${seed} cut`);
  }

  ground(...shapes: readonly Shape[]): void {
    this.fill(this.inks.ground, ...shapes);
  }
  back(...shapes: readonly Shape[]): void {
    this.fill(this.inks.back, ...shapes);
  }
  main(...shapes: readonly Shape[]): void {
    this.fill(this.inks.main, ...shapes);
  }
  light(...shapes: readonly Shape[]): void {
    this.fill(this.inks.light, ...shapes);
  }
  skin(...shapes: readonly Shape[]): void {
    this.fill(this.inks.skin, ...shapes);
  }
  line(...shapes: readonly Shape[]): void {
    this.fill(this.inks.line, ...shapes);
  }
  cut(...shapes: readonly Shape[]): void {
    this.fill(this.inks.cut, ...shapes);
  }
  spot(...shapes: readonly Shape[]): void {
    this.fill(this.inks.spot, ...shapes);
  }
  glow(...shapes: readonly Shape[]): void {
    this.fill(this.inks.glow, ...shapes);
  }
  /** A silhouette with a rim in the ground colour, so that it stands out. */
  body(...shapes: readonly Shape[]): void {
    this.rimmed(this.inks.main, this.inks.ground, 5, ...shapes);
  }

  /** The second ink with an outline, visible on any background. */
  patch(...shapes: readonly Shape[]): void {
    const { light, ground, back, main } = this.inks;
    this.rimmed(light === ground ? back : light, main, 4, ...shapes);
  }
  /** The third ink with an outline. */
  jewel(...shapes: readonly Shape[]): void {
    this.rimmed(this.inks.spot, this.inks.main, 3, ...shapes);
  }
  /** Skin or paper with an outline. */
  pale(...shapes: readonly Shape[]): void {
    this.rimmed(this.inks.skin, this.inks.main, 4, ...shapes);
  }

  fill(ink: string, ...shapes: readonly Shape[]): void {
    this.lay(`fill="${ink}"`, shapes);
  }

  rimmed(ink: string, rim: string, width: number, ...shapes: readonly Shape[]): void {
    const scaled = Math.round(width * GRAIN * this.scale());
    this.lay(
      `fill="${ink}" stroke="${rim}" stroke-width="${scaled}" stroke-linejoin="round" paint-order="stroke"`,
      shapes,
    );
    this.close();
  }

  /** Draws with another origin, size or turn. */
  at(placement: Placement, draw: (sheet: Sheet) => void): void {
    this.placements.push(placement);
    draw(this);
    this.placements.pop();
  }

  /** Sets the roughness of edges, in units. */
  cutting(rough: number): this {
    this.rough = rough;
    return this;
  }

  /** Adds finished markup, in units. */
  paste(markup: string, placement: Placement = {}): void {
    this.close();
    const [x, y] = this.placed([[placement.x ?? 0, placement.y ?? 0]])[0] ?? [0, 0];
    const size = this.scale() * (placement.size ?? 1) * GRAIN;
    const move = `translate(${Math.round(x * GRAIN)} ${Math.round(y * GRAIN)}) scale(${size.toFixed(2)})`;
    this.parts.push(`<g transform="${move}">${markup}</g>`);
  }

  markup(): string {
    this.close();
    return `<g transform="scale(${1 / GRAIN})">${this.parts.join('')}</g>`;
  }

  private lay(attributes: string, shapes: readonly Shape[]): void {
    if (this.open?.attributes !== attributes) {
      this.close();
      this.open = { attributes, outline: '' };
    }
    for (const shape of shapes) this.open.outline += this.outline(shape);
  }

  private close(): void {
    if (this.open && this.open.outline !== '') {
      this.parts.push(`<path ${this.open.attributes} d="${this.open.outline}"/>`);
    }
    this.open = undefined;
  }

  private scale(): number {
    return this.placements.reduce((product, { size = 1 }) => product * size, 1);
  }

  private placed(shape: Shape): Shape {
    return this.placements.reduceRight<Shape>(moved, shape);
  }

  private outline(shape: Shape): string {
    let text = '';
    let [x, y, count] = [0, 0, 0];
    for (const [px, py] of withPositiveArea(this.placed(shape))) {
      const nx = Math.round((px + (this.hand.next() - 0.5) * this.rough) * GRAIN);
      const ny = Math.round((py + (this.hand.next() - 0.5) * this.rough) * GRAIN);
      const [dx, dy] = [nx - x, ny - y];
      if (count > 0 && dx === 0 && dy === 0) continue;
      text += `${count === 0 ? 'M' : count === 1 ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`;
      [x, y, count] = [nx, ny, count + 1];
    }
    return `${text}z`;
  }
}
