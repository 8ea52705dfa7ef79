import { PAGE_PARTS, partsOf } from './parts'

const FORM_PARTS = {
  ...PAGE_PARTS,
  input: 'input',
  enabledInput: 'input:enabled',
  ticked: 'input:checked',
  fileInput: 'input[type=file]',
  required: '[aria-required=true]',
  invalid: '[aria-invalid=true]',
  fieldset: 'fieldset',
  form: 'form',
  label: 'label',
  button: 'button',
  cardPress: 'a:not([tabindex="-1"]), button',
  submit: 'button[type=submit]',
  /** Buttons that send a form, or answer a question that cannot be asked again. */
  lastPress: 'button[type=submit], [data-last-press]',
  pressable: 'button, a, [role="button"], [role="menuitem"], [role="option"]',
  stepHeading: 'h2',
  listItem: 'li',
  question: 'ol > li',
  line: '[data-line]',
  video: 'video',
  menu: '[role="menu"]',
  stepField: 'input, select, form button',
  lastStep: 'a[href^="/caja"], [data-last-step]',
  child: '[data-child]',
  childWithPick: '[data-child]:has(.pick:enabled)',
  pick: '.pick',
  openPick: '.pick:enabled',
  picked: '.pick:checked:enabled',
  /** What the arrows stop at: checkboxes, and rows that unfold months. */
  step: '.pick:enabled, [data-part=fold]',
  abono: '[data-part=abono]',
  waive: '[data-part=waive]',
  inPart: '[data-part=in-part]',
  means: '.means',
  meansAmount: '.means input[inputmode="decimal"]',
  meansKind: '.means input[type=radio]',
  addMeans: '[data-part=add-means]',
  payButton: '.desk-pay button',
  /** The first field that a refused payment is about: an invalid one, or the question about its reference. */
  toMend: '[aria-invalid=true], [name=confirmar_referencia]:not(:checked)',
  pieces: 'input[data-pieces]',
  observations: 'textarea:not([aria-hidden])',
  kinds: '.kinds',
  kind: '.kind',
  kindInput: '.kind input',
  questionInput: '[data-field=pregunta] input',
  addQuestion: '[data-add] button',
} as const

export type FormPart = keyof typeof FORM_PARTS

const parts = partsOf(FORM_PARTS)
export const formPartIn = parts.partIn
export const formPartsIn = parts.partsIn
export const formPartAround = parts.partAround
export const isFormPart = parts.isPart

/** For `ref`: React's `autoFocus` does nothing on a link. */
export const focusLink = (link: HTMLAnchorElement | null): void => link?.focus()
