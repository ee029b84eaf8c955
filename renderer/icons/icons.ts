import type { SvgIconComponent } from '@mui/icons-material';
import Add from '@mui/icons-material/Add';
import Back from '@mui/icons-material/ArrowBack';
import Article from '@mui/icons-material/ArticleOutlined';
import Assignment from '@mui/icons-material/AssignmentOutlined';
import Money from '@mui/icons-material/AttachMoney';
import Badge from '@mui/icons-material/BadgeOutlined';
import Chart from '@mui/icons-material/BarChartOutlined';
import Building from '@mui/icons-material/BusinessOutlined';
import Calendar from '@mui/icons-material/CalendarTodayOutlined';
import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Copy from '@mui/icons-material/ContentCopyOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import ErrorMark from '@mui/icons-material/ErrorOutlineOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Help from '@mui/icons-material/HelpOutlineOutlined';
import History from '@mui/icons-material/History';
import Info from '@mui/icons-material/InfoOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import Link from '@mui/icons-material/Link';
import Lock from '@mui/icons-material/LockOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import More from '@mui/icons-material/MoreVert';
import Person from '@mui/icons-material/PersonOutlined';
import Place from '@mui/icons-material/PlaceOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import Refresh from '@mui/icons-material/Refresh';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Search from '@mui/icons-material/Search';
import Send from '@mui/icons-material/SendOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Shield from '@mui/icons-material/ShieldOutlined';
import Dashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Note from '@mui/icons-material/StickyNote2Outlined';
import Undo from '@mui/icons-material/Undo';
import Upload from '@mui/icons-material/UploadOutlined';
import View from '@mui/icons-material/VisibilityOutlined';
import Warning from '@mui/icons-material/WarningAmberOutlined';

/** Icons that definitions can name, one line each. */
export const icons: Readonly<Record<string, SvgIconComponent>> = {
  add: Add,
  article: Article,
  assignment: Assignment,
  back: Back,
  badge: Badge,
  building: Building,
  calendar: Calendar,
  chart: Chart,
  check: Check,
  close: Close,
  copy: Copy,
  dashboard: Dashboard,
  delete: Delete,
  download: Download,
  edit: Edit,
  error: ErrorMark,
  folder: Folder,
  group: Group,
  help: Help,
  history: History,
  info: Info,
  key: Key,
  link: Link,
  lock: Lock,
  mail: Mail,
  money: Money,
  more: More,
  note: Note,
  person: Person,
  place: Place,
  print: Print,
  refresh: Refresh,
  schedule: Schedule,
  search: Search,
  send: Send,
  settings: Settings,
  shield: Shield,
  undo: Undo,
  upload: Upload,
  view: View,
  warning: Warning,
};
