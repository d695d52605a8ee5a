import { BUILT_IN_PAGES, DEFAULT_BAR } from '@peanut/contracts';

/** @param {number} size @param {'any' | 'maskable'} purpose @param {string} name */
const icon = (size, purpose, name) => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** @param {string} name @param {string} url */
const shortcut = (name, url) => ({ name, url, icons: [icon(192, 'any', 'icon')] });

/** @param {string} name @param {string} sizes @param {'narrow' | 'wide'} form_factor @param {string} label */
const screenshot = (name, sizes, form_factor, label) => ({
  src: `/screenshots/${name}.webp`,
  sizes,
  type: 'image/webp',
  form_factor,
  label,
});

/**
 * How the installed app looks and what its icon offers; published as /manifest.webmanifest.
 * @type {Partial<import('vite-plugin-pwa').ManifestOptions>}
 */
export const webManifest = {
  id: '/',
  name: DEFAULT_BAR.name,
  short_name: 'Peanut',
  description: DEFAULT_BAR.subtitle,
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  orientation: 'any',
  background_color: '#0d0a08',
  theme_color: '#0d0a08',
  categories: ['food', 'lifestyle'],
  icons: [icon(192, 'any', 'icon'), icon(512, 'any', 'icon'), icon(512, 'maskable', 'icon-maskable')],
  shortcuts: BUILT_IN_PAGES.flatMap(({ heading, path }) => (heading ? [shortcut(heading, path)] : [])),
  screenshots: [
    screenshot('phone-landing', '780x1688', 'narrow', 'The landing page'),
    screenshot('phone-cocktails', '780x1688', 'narrow', 'House Cocktails'),
    screenshot('desktop-cocktails', '1280x800', 'wide', 'House Cocktails on a large screen'),
  ],
};
