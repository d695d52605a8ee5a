export * from './admin-requests.js';
export * from './ai-requests.js';
export * from './changes-request.js';
export * from './drink-requests.js';
export * from './menu-requests.js';
