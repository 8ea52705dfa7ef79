/** What the first list looks for; `formParts.ts` has the rest. `data-part` marks what neither tag nor role identifies. */
export const PAGE_PARTS = {
  field:
    'input:not([type=hidden]):not(:disabled):not([tabindex="-1"]), select:not(:disabled), textarea:not(:disabled)',
  search: 'input[type="search"]',
  filter: 'select, input:not([aria-hidden])',
  listTool: 'select, input',
  press: 'a, button',
  control: 'a, button, input, select, textarea, label',
  link: 'a[href]',
  /** The link that opens a row: the table's own, or the first in its name cell. */
  rowLink: 'th .row-link, th a[href]',
  /** Links whose clicks the list's frame handles (`usePlainLinks`): as router links they would be drawn again at every key. */
  plainRowLink: 'a.row-link, a.row-action',
  rowAction: '.row-action:not(.more)',
  heading: 'h1, h2, h3, [role="heading"]',
  pageHeading: 'h1',
  listHeading: 'h1[tabindex]',
  mainHeading: 'main h1, main',
  list: 'main table, main [role=grid]',
  tableRow: 'tr',
  current: '[aria-current]',
  hidden: '[aria-hidden="true"]',
  listTools: '.ui-list > .tools',
  printSheet: '.ui-print-sheet',
  dialog: '[role="dialog"], [role="alertdialog"]',
  openDialog: '[aria-modal=true]:not([data-closing])',
  /** Not the search palette while it fades out after opening a page. */
  stayingDialog: '[role="dialog"]:not([data-closing])',
  modal: '.MuiModal-root',
  openModal: '.MuiModal-root:not(.MuiModal-hidden)',
  muiDialog: '.MuiDialog-root',
  dialogTitle: '.MuiDialogTitle-root',
  dialogAction: '.MuiDialogActions-root > *',
  notices: '.ui-notices',
  notice: '[role=alert], [role=status]',
  besideEachOther: '.MuiDialog-paper, .ui-notices',
} as const

export type PagePart = keyof typeof PAGE_PARTS

type Root = ParentNode | null | undefined

export const partsOf = <Part extends string>(selectors: Readonly<Record<Part, string>>) => ({
  partIn: <E extends HTMLElement = HTMLElement>(root: Root, part: Part): E | null =>
    root?.querySelector<E>(selectors[part]) ?? null,
  partsIn: <E extends HTMLElement = HTMLElement>(root: Root, part: Part): E[] => [
    ...(root?.querySelectorAll<E>(selectors[part]) ?? []),
  ],
  partAround: (target: EventTarget | null, part: Part): HTMLElement | null =>
    target instanceof Element ? target.closest<HTMLElement>(selectors[part]) : null,
  isPart: (element: Element | null, ...parts: Part[]): boolean =>
    element?.matches(parts.map((part) => selectors[part]).join(', ')) ?? false,
})

export const { partIn, partsIn, partAround, isPart } = partsOf(PAGE_PARTS)

export const fieldNamed = (root: Root, name: string, except = ''): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[name="${name}"]${except}`) ?? null
