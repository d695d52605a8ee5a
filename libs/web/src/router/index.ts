/** The few names of the router that the product uses: sharing the whole library would ship all of it. */
export { BrowserRouter, Route, Routes, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export { Link } from './link';
export { pageKey, recallPage, rememberPage } from './page-memory';
