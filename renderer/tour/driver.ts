import 'driver.js/dist/driver.css';
import './tour.css';

export { driver } from 'driver.js';
