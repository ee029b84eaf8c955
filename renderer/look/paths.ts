/** Icons of the portal itself: SVG paths in a 24×24 view box. */
export {
  mdiAlertCircleOutline as errorPath,
  mdiAlertOutline as warningPath,
  mdiArrowDown as sortedPath,
  mdiCheckCircleOutline as successPath,
  mdiChevronDown as expandPath,
  mdiEye as showPath,
  mdiEyeOff as hidePath,
  mdiHelpCircleOutline as helpPath,
  mdiInformationOutline as infoPath,
  mdiMenu as menuPath,
  mdiMenuDown as arrowDownPath,
  mdiMoonWaningCrescent as darkPath,
  mdiTranslate as languagePath,
  mdiWhiteBalanceSunny as lightPath,
} from '@mdi/js';
export const searchPath =
  'M15.5 14h-.79l-.28-.27A6.47 6.47 0 0 0 16 9.5 6.5 6.5 0 1 0 9.5 16c1.61 0 3.09-.59 4.23-1.57l.27.28v.79l5 4.99L20.49 19zm-6 0C7.01 14 5 11.99 5 9.5S7.01 5 9.5 5 14 7.01 14 9.5 11.99 14 9.5 14';
