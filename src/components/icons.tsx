import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import BellOutlined from '@ant-design/icons/BellOutlined';
import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import CaretRightOutlined from '@ant-design/icons/CaretRightOutlined';
import CheckOutlined from '@ant-design/icons/CheckOutlined';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import FileOutlined from '@ant-design/icons/FileOutlined';
import GlobalOutlined from '@ant-design/icons/GlobalOutlined';
import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import LockOutlined from '@ant-design/icons/LockOutlined';
import MenuOutlined from '@ant-design/icons/MenuOutlined';
import MessageOutlined from '@ant-design/icons/MessageOutlined';
import MinusOutlined from '@ant-design/icons/MinusOutlined';
import PauseOutlined from '@ant-design/icons/PauseOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import QuestionCircleOutlined from '@ant-design/icons/QuestionCircleOutlined';
import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import RollbackOutlined from '@ant-design/icons/RollbackOutlined';
import SearchOutlined from '@ant-design/icons/SearchOutlined';
import SendOutlined from '@ant-design/icons/SendOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import SwapOutlined from '@ant-design/icons/SwapOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import WarningOutlined from '@ant-design/icons/WarningOutlined';

/** The icon package has no empty ring; here it means "not begun". */
const Ring = () => (
  <svg viewBox="64 64 896 896" aria-hidden="true">
    <path d="M512 64a448 448 0 1 0 0 896 448 448 0 0 0 0-896m0 76a372 372 0 1 1 0 744 372 372 0 0 1 0-744" />
  </svg>
);

/**
 * Which icon of @ant-design/icons stands for what. `npm run docs` draws them once into the sprite that Icon shows, so
 * that no page loads the package.
 */
export const ICONS = {
  alert: ExclamationCircleOutlined,
  info: InfoCircleOutlined,
  warning: WarningOutlined,
  question: QuestionCircleOutlined,
  clock: ClockCircleOutlined,
  check: CheckOutlined,
  globe: GlobalOutlined,
  cross: CloseOutlined,
  stop: StopOutlined,
  return: RollbackOutlined,
  sent: SendOutlined,
  pencil: EditOutlined,
  eye: EyeOutlined,
  link: LinkOutlined,
  calendar: CalendarOutlined,
  chevronRight: RightOutlined,
  chevronLeft: LeftOutlined,
  chevronDown: DownOutlined,
  chevronUp: UpOutlined,
  up: ArrowUpOutlined,
  down: ArrowDownOutlined,
  plus: PlusOutlined,
  minus: MinusOutlined,
  trash: DeleteOutlined,
  undo: UndoOutlined,
  refresh: ReloadOutlined,
  search: SearchOutlined,
  download: DownloadOutlined,
  upload: UploadOutlined,
  file: FileOutlined,
  pause: PauseOutlined,
  play: CaretRightOutlined,
  lock: LockOutlined,
  offline: DisconnectOutlined,
  compare: SwapOutlined,
  print: PrinterOutlined,
  menu: MenuOutlined,
  bell: BellOutlined,
  comment: MessageOutlined,
  circle: Ring,
};

export type IconName = keyof typeof ICONS;
