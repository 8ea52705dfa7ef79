import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import {
  useEffect,
  useEffectEvent,
  useRef,
  type SyntheticEvent,
  useId,
  type ReactNode,
  type RefObject,
} from 'react'
import type { DeskFamily } from '@contract/desk/desk.schemas'
import { formatPesos } from '@contract/domain/money'
import { today } from '../../../state/clock/schoolClock'
import { hairline, Quiet } from '../../../ui/layout/layout'
import { IconAction } from '../../../ui/icons/IconAction'
import { linesOf, yearsOf, type DeskLine } from '../deskLines'
import { PICKS, type Checkout } from '../checkout'
import { partOf } from '../lineParts'
import { familyName, texts, lineName, yearName } from '../desk.texts'
import { focusPayment } from '../useDeskKeys'
import type { FamilyDesk } from '../useFamilyDesk'
import { DialogFrame } from '../../../ui/dialogs/DialogFrame'
import { formPartIn } from '../../../ui/browser/formParts'
import { PaymentFields, type PaymentFieldsProps } from './PaymentFields'

const Sheet = styled(DialogFrame)(({ theme: { breakpoints } }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: 560,
    maxHeight: '92dvh',
    margin: 0,
    borderRadius: '16px 16px 0 0',
    [breakpoints.down('sm')]: { width: '100%', margin: 0 },
  },
}))

const Form = styled('form')(({ theme: { vars, spacing, typography } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& > header': {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: spacing(1),
    padding: spacing(1.5, 1, 0, 2),
  },
  '& > header h2': { ...typography.h3, fontWeight: 600, margin: 0, overflowWrap: 'anywhere' },
  '& > header p': {
    margin: 0,
    fontSize: typography.pxToRem(13),
    color: vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& > .desk-sum': { padding: spacing(1, 2) },
  '& > .desk-pay': {
    padding: spacing(1, 2),
    paddingBottom: `max(${spacing(2)}, env(safe-area-inset-bottom))`,
  },
}))

interface PaySheetProps {
  title: string
  text: ReactNode
  closeLabel: string
  onClose: () => void
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  formRef: RefObject<HTMLFormElement | null>
  /** Two elements: `.desk-sum` with the fields, `.desk-pay` with the button. */
  children: ReactNode
}

function PaySheet(props: PaySheetProps) {
  const { title, text, closeLabel, onClose, onSubmit, formRef, children } = props
  const id = useId()
  return (
    <Sheet money open onClose={onClose} aria-labelledby={id}>
      <Form
        ref={formRef}
        onSubmit={(event) => {
          event.preventDefault()
          // React passes the event on to the page's form, outside the portal, which would handle it a second time.
          event.stopPropagation()
          onSubmit(event)
        }}
        noValidate
      >
        <header>
          <div>
            <h2 id={id}>{title}</h2>
            {text}
          </div>
          <IconAction icon="close" label={closeLabel} onClick={onClose} />
        </header>
        {children}
      </Form>
    </Sheet>
  )
}

interface SheetFieldsProps extends PaymentFieldsProps {
  form: RefObject<HTMLFormElement | null>
}

/** A component of its own, because the fields exist only once the sheet has drawn its content. */
function SheetFields({ form, ...fields }: SheetFieldsProps) {
  const focus = useEffectEvent(() => focusPayment(form.current, fields.desk))
  useEffect(() => focus(), [])
  return <PaymentFields {...fields} />
}

/** Height of the bar at the foot with its margin, px. */
const STAYS = 104

const Bar = styled('div')(({ theme, theme: { vars, spacing, breakpoints } }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'grid',
  // Without a minimum of 0 a long name would make the bar wider than the window.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(0.5),
  // Undoes the padding of the page, so that the bar is as wide as the window.
  marginInline: spacing(-3),
  padding: spacing(1, 3),
  paddingBottom: `max(${spacing(1)}, env(safe-area-inset-bottom))`,
  borderTop: hairline(theme),
  background: vars.palette.background.paper,
  [breakpoints.down('sm')]: { marginInline: spacing(-2), paddingInline: spacing(2) },
  '& > p': { display: 'flex', justifyContent: 'space-between', gap: spacing(1), margin: 0 },
  '& strong': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 600 },
  '& .late': { color: vars.palette.error.main, fontWeight: 600, whiteSpace: 'nowrap' },
  '& > button': { minHeight: 48, fontSize: '1rem' },
}))

/** Scrolls the focused element above the bar, which would hide it (WCAG 2.4.11). */
const aboveBar = <GlobalStyles styles={{ 'html:root': { scrollPaddingBottom: STAYS } }} />

const nameOf = (line: DeskLine, picks: Checkout['picks']): string => {
  const { abono } = partOf(line, picks)
  return abono === null ? lineName(line) : `${lineName(line)} (abono ${formatPesos(abono) || 'por escribir'})`
}

/** 'ANA: Uniforme, Octubre 2026 (abono $1,000.00)', a line for each child something is paid for. */
const paidLines = ({ hijos }: DeskFamily, { cost, picks }: Checkout): string[] => {
  const lines = new Set(cost.lines.map(({ key }) => key))
  const years = new Set(cost.years.map(({ key }) => key))
  return hijos.flatMap((child) => {
    const names = [
      ...linesOf(child, today())
        .filter(({ key }) => lines.has(key))
        .map((line) => nameOf(line, picks)),
      ...yearsOf(child)
        .filter(({ key }) => years.has(key))
        .map(yearName),
    ]
    return names.length > 0 ? [`${child.alumno.nombre}: ${names.join(', ')}`] : []
  })
}

interface PaymentBarProps extends PaymentFieldsProps {
  open: boolean
  onOpen: (open: boolean) => void
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  onPicks: () => void
}

/** After a refusal focuses the wrong field of the sheet; a wrong line lies behind the sheet, so it closes. */
const useFocusOnRefusal = (desk: FamilyDesk, open: boolean, onClose: () => void) => {
  const form = useRef<HTMLFormElement>(null)
  const { refused, problems, checkout } = desk
  const ofLine = checkout.cost.lines.some(({ key }) => problems[key] !== undefined)
  const showWrong = useEffectEvent(() => {
    if (refused === 0 || !open) return
    if (ofLine) onClose()
    else formPartIn(form.current, 'toMend')?.focus()
  })
  useEffect(() => showWrong(), [refused])
  return form
}

export function PaymentBar({ desk, mayWaive, open, onOpen, onSubmit, onPicks }: PaymentBarProps) {
  const { family, checkout, missing, owes } = desk
  const form = useFocusOnRefusal(desk, open, () => onOpen(false))
  const name = familyName(family)
  const picksMissing = missing?.name === PICKS
  return (
    <Bar>
      {aboveBar}
      <p>
        <strong>{name}</strong>
        {family.vencido > 0 ? (
          <span className="late">{`${texts.lateShort} ${formatPesos(family.vencido)}`}</span>
        ) : (
          <Quiet>{texts.upToDateShort}</Quiet>
        )}
      </p>
      <Button
        variant={picksMissing ? 'outlined' : 'contained'}
        aria-haspopup={picksMissing ? undefined : 'dialog'}
        onClick={() => (picksMissing ? onPicks() : onOpen(true))}
      >
        {picksMissing
          ? missing.say
          : owes
            ? `Cobrar ${formatPesos(checkout.cost.total)}…`
            : 'Recibir a cuenta…'}
      </Button>
      {open && (
        <PaySheet
          formRef={form}
          title={name}
          text={paidLines(family, checkout).map((line) => (
            <p key={line}>{line}</p>
          ))}
          closeLabel="Volver a lo que se debe"
          onClose={() => !desk.busy && onOpen(false)}
          onSubmit={picksMissing ? () => onOpen(false) : onSubmit}
        >
          <SheetFields form={form} desk={desk} mayWaive={mayWaive} />
        </PaySheet>
      )}
    </Bar>
  )
}
