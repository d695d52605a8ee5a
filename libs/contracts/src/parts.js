/**
 * Every part of the product and every page, once. The shell's routes, the gateway's and nginx's, navigation, builds, stack,
 * boundaries and the generators are derived from it; docker-compose.yml is held to it by a test. It is JavaScript because
 * the build reads it before anything is built.
 */

/**
 * The micro-frontends, by folder: the modules that the shell may ask for, which are a public API (`mf_menu/LandingPage`),
 * and the file of each.
 */
export const REMOTES = /** @type {const} */ ({
  'mf-menu': {
    LandingPage: 'src/landing/landing-page.tsx',
    CocktailsPage: 'src/cocktails/cocktails-page.tsx',
    WhiskeyPage: 'src/whiskeys/whiskey-page.tsx',
  },
  'mf-admin': {
    AdminOverlay: 'src/admin-overlay.tsx',
  },
  'mf-ai': {
    RecommendationsPage: 'src/recommendations/recommendations-page.tsx',
    ChatPanel: 'src/chat/chat-panel.tsx',
  },
});

/**
 * The pages every bar starts with, in the order of the navigation bar. `title` and `icon` (Lucide's name) stand there until
 * the owner changes them, `heading` on the page and in the browser's tab; `area` names the page where it cannot be loaded;
 * `reads` are what the page fetches at once.
 */
export const PAGES = /** @type {const} */ ({
  landing: {
    path: '/',
    title: 'Home',
    icon: 'Home',
    description: 'Welcome to the bar',
    remote: 'mf-menu',
    module: 'LandingPage',
    area: 'menu',
    reads: [
      '/api/admin/settings/landing_page_image',
      '/api/admin/settings/hide_unavailable',
      '/api/cocktails',
      '/api/whiskeys',
    ],
  },
  cocktails: {
    path: '/cocktails',
    title: 'Cocktails',
    heading: 'House Cocktails',
    icon: 'Martini',
    description: 'Curated classics and modern masterpieces.',
    remote: 'mf-menu',
    module: 'CocktailsPage',
    area: 'menu',
    reads: ['/api/admin/settings/hide_unavailable', '/api/cocktails'],
  },
  whiskey: {
    path: '/whiskey',
    title: 'Whiskey',
    heading: 'Whiskey Flight',
    icon: 'GlassWater',
    description: 'A guided journey through exceptional spirits.',
    remote: 'mf-menu',
    module: 'WhiskeyPage',
    area: 'menu',
    reads: ['/api/admin/settings/hide_unavailable', '/api/whiskeys'],
  },
  recommendations: {
    path: '/recommendations',
    alias: '/ai-recommendations',
    title: 'AI Recommendations',
    heading: 'AI Recommendations',
    icon: 'Sparkles',
    description: 'Tell us your mood, and we will find your drink.',
    remote: 'mf-ai',
    module: 'RecommendationsPage',
    area: 'recommendations',
    reads: ['/api/ai/bartender'],
  },
});

/**
 * The services, by folder below services/: the port in its container, whether it keeps data in Postgres, the first segments
 * below /api/ that it answers, and after how many milliseconds of silence the gateway answers for it.
 */
export const SERVICES = /** @type {const} */ ({
  menu: {
    port: 3001,
    hasDatabase: true,
    routes: [
      'cocktails',
      'whiskeys',
      'spirit-options',
      'changes',
      'pages',
      'shelf',
      'restore-points',
      'export',
      'events',
    ],
    timeout: 3_400,
  },
  admin: { port: 3002, hasDatabase: true, routes: ['admin', 'images'], timeout: 3_400 },
  // Questions to the model take longer: gateway/src/edge/routes.ts names them.
  ai: { port: 3003, hasDatabase: false, routes: ['recommendations', 'chat', 'ai'], timeout: 3_400 },
});

/**
 * The name by which the federation plugin knows a remote: `mf_menu`.
 * @param {string} remote its folder
 */
export const federationName = (remote) => remote.replaceAll('-', '_');
