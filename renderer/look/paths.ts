/** What the portal draws itself: paths of drawings on a square of 24. */
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
