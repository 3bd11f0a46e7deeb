/** Styles every page needs; Umi loads this file first. */
import './theme/global.css';
import './splash.css';
import './prepared.css';
