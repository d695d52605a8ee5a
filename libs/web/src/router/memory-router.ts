/** For tests, and for drawing first views: in the shared module every visitor would download it. */
export { MemoryRouter } from 'react-router-dom';
