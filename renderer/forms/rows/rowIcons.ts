/** Icons that only the rows of a list use. */
export {
  mdiArrowDown as downPath,
  mdiArrowUp as upPath,
  mdiContentCopy as copyPath,
  mdiDeleteOutline as removePath,
  mdiPlus as addPath,
} from '@mdi/js';
