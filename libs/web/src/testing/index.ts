/** For tests only: in the shared module every visitor would download it. */
export { MemoryRouter } from 'react-router-dom';
