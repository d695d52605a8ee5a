/** For tests and prerendering. In the shared module every visitor would download it. */
export { MemoryRouter } from 'react-router-dom';
