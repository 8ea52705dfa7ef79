/** Every part that code looks for. What no tag or role tells is marked `data-part`; a component's own element gets a ref instead. */
const PARTS = {
  field:
    'input:not([type=hidden]):not(:disabled):not([tabindex="-1"]), select:not(:disabled), textarea:not(:disabled)',
  input: 'input',
  enabledInput: 'input:enabled',
  ticked: 'input:checked',
  fileInput: 'input[type=file]',
  search: 'input[type="search"]',
  filter: 'select, input:not([aria-hidden])',
  listTool: 'select, input',
  required: '[aria-required=true]',
  invalid: '[aria-invalid=true]',
  fieldset: 'fieldset',
  form: 'form',
  label: 'label',
  button: 'button',
  press: 'a, button',
  cardPress: 'a:not([tabindex="-1"]), button',
  submit: 'button[type=submit]',
  /** Sends a form, or answers a question for good. */
  lastPress: 'button[type=submit], [data-last-press]',
  control: 'a, button, input, select, textarea, label',
  pressable: 'button, a, [role="button"], [role="menuitem"], [role="option"]',
  link: 'a[href]',
  /** The link of a row: the table's own, or the first in a cell that brings its own. */
  rowLink: 'th .row-link, th a[href]',
  /** The list's frame handles their clicks (`usePlainLinks`), because they are drawn again at every key. */
  plainRowLink: 'a.row-link, a.row-action',
  rowAction: '.row-action:not(.more)',
  heading: 'h1, h2, h3, [role="heading"]',
  pageHeading: 'h1',
  listHeading: 'h1[tabindex]',
  mainHeading: 'main h1, main',
  stepHeading: 'h2',
  list: 'main table, main [role=grid]',
  tableRow: 'tr',
  listItem: 'li',
  question: 'ol > li',
  line: '[data-line]',
  current: '[aria-current]',
  hidden: '[aria-hidden="true"]',
  video: 'video',
  menu: '[role="menu"]',
  listTools: '.ui-list > .tools',
  printSheet: '.ui-print-sheet',
  dialog: '[role="dialog"], [role="alertdialog"]',
  openDialog: '[aria-modal=true]:not([data-closing])',
  /** The palette still fades out when its page opens: it does not count as an open dialog. */
  stayingDialog: '[role="dialog"]:not([data-closing])',
  modal: '.MuiModal-root',
  openModal: '.MuiModal-root:not(.MuiModal-hidden)',
  muiDialog: '.MuiDialog-root',
  dialogTitle: '.MuiDialogTitle-root',
  dialogAction: '.MuiDialogActions-root > *',
  notices: '.ui-notices',
  notice: '[role=alert], [role=status]',
  besideEachOther: '.MuiDialog-paper, .ui-notices',
  stepField: 'input, select, form button',
  lastStep: 'a[href^="/caja"], [data-last-step]',
  child: '[data-child]',
  childWithPick: '[data-child]:has(.pick:enabled)',
  pick: '.pick',
  openPick: '.pick:enabled',
  picked: '.pick:checked:enabled',
  /** The arrows stop at boxes and at rows that open folded months. */
  step: '.pick:enabled, [data-part=fold]',
  abono: '[data-part=abono]',
  waive: '[data-part=waive]',
  inPart: '[data-part=in-part]',
  means: '.means',
  meansAmount: '.means input[inputmode="decimal"]',
  meansKind: '.means input[type=radio]',
  addMeans: '[data-part=add-means]',
  payButton: '.pay button',
  /** The first field that a refused payment is about: a wrong one, or the question about its reference. */
  toMend: '[aria-invalid=true], [name=confirmar_referencia]:not(:checked)',
  pieces: 'input[data-pieces]',
  observations: 'textarea:not([aria-hidden])',
  kinds: '.kinds',
  kind: '.kind',
  kindInput: '.kind input',
  questionInput: '[data-field=pregunta] input',
  addQuestion: '[data-add] button',
} as const

export type Part = keyof typeof PARTS

type Root = ParentNode | null | undefined

export const partIn = <E extends HTMLElement = HTMLElement>(root: Root, part: Part): E | null =>
  root?.querySelector<E>(PARTS[part]) ?? null

export const partsIn = <E extends HTMLElement = HTMLElement>(root: Root, part: Part): E[] => [
  ...(root?.querySelectorAll<E>(PARTS[part]) ?? []),
]

export const partAround = (target: EventTarget | null, part: Part): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(PARTS[part]) : null

export const isPart = (element: Element | null, ...parts: Part[]): boolean =>
  element?.matches(parts.map((part) => PARTS[part]).join(', ')) ?? false

export const fieldNamed = (root: Root, name: string, except = ''): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[name="${name}"]${except}`) ?? null
