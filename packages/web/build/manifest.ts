/** The web app manifest. */
export function manifest(): string {
  return JSON.stringify({
    name: 'Blue Moon',
    short_name: 'Blue Moon',
    description: 'Blue Moon Legends against bots or at one screen. An unofficial fan project.',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#0e1930',
    theme_color: '#0e1930',
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    ],
  });
}
