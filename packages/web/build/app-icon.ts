import { dragonPicture, moonPicture } from '@bluemoon/art';

/** A dragon in front of the moon. Systems may crop the square to a circle. */
export function appIcon(): string {
  const moon = moonPicture({ ink: '#d5dff3', cut: '#9fb1d8', halo: 'none' });
  const dragon = dragonPicture('lika', { ink: '#c5330f', cut: '#d5dff3' });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">',
    '<rect width="512" height="512" fill="#0e1930"/>',
    placed(moon, { x: 16, y: 16, size: 480 }),
    placed(dragon, { x: 136, y: 130, size: 250 }),
    '</svg>',
  ].join('');
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function placed(picture: string, { x, y, size }: Spot): string {
  return picture.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
}
