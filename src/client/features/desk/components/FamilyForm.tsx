import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { formatPesos } from '@contract/domain/money'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { TextInput } from '../../../ui/fields/TextInput'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { usePressGuard } from '../../../ui/forms/usePressGuard'
import { Quiet, Row, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Desk, DeskSide } from '../../../ui/payments/desk'
import { Totals } from '../../../ui/payments/Totals'
import type { MayPick, View } from '../desk.lines'
import { settle } from '../desk.order'
import { KEYS, texts } from '../desk.texts'
import type { FamilyDesk } from '../useFamilyDesk'
import { ChildLines } from './ChildLines'
import { Changed, Gone } from './DeskNotes'
import { FamilyHead } from './FamilyHead'
import { KeyHints } from './KeyHints'
import { MeansFields } from './MeansFields'

const VIEWS: readonly (readonly [View, string])[] = [
  ['overdue', texts.pickOverdue],
  ['month', texts.pickMonth],
  ['all', texts.pickAll],
  ['none', texts.pickNone],
]

/** Letters on a line that is to be picked. */
const VIEW_KEYS: Readonly<Record<string, View>> = { v: 'overdue', m: 'month', t: 'all', n: 'none' }

const FIRST_AMOUNT = '.means input[inputmode="decimal"]'

const stepsTo = (boxes: readonly HTMLElement[], at: HTMLElement, by: number) => boxes[boxes.indexOf(at) + by]

/** The keys of the desk: arrows and letters on the lines, Enter from them to the payment and from there to the receipt. */
const useDeskKeys = (desk: FamilyDesk, onAnother: () => void) => {
  const frame = useRef<HTMLFormElement>(null)
  const { refused } = desk
  const means = desk.order.values.medios.length
  const meansBefore = useRef(means)
  const find = (selector: string) => frame.current?.querySelector<HTMLElement>(selector)
  useEffect(() => {
    const first = find('.pick:checked:enabled') ?? find('.pick:enabled') ?? find(FIRST_AMOUNT)
    first?.focus()
  }, [])
  useEffect(() => {
    if (refused > 0) (find('[aria-invalid=true]') ?? find(FIRST_AMOUNT))?.focus()
  }, [refused])
  useEffect(() => {
    if (means > meansBefore.current) find('.means > .one:last-child select')?.focus()
    meansBefore.current = means
  }, [means])

  const onLineKey = (event: KeyboardEvent, box: HTMLElement) => {
    const boxes = [...(frame.current?.querySelectorAll<HTMLElement>('.pick:enabled') ?? [])]
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const view = VIEW_KEYS[event.key.toLowerCase()]
    if (event.key.toLowerCase() === 'c')
      box.closest('li')?.querySelector<HTMLElement>('.waive input')?.click()
    else if (by) stepsTo(boxes, box, by)?.focus()
    else if (view && !event.ctrlKey && !event.metaKey && !event.altKey) desk.view(view)
    else return
    event.preventDefault()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as HTMLElement
    const onLine = target.matches('.pick')
    if (event.key === 'Escape') onAnother()
    else if (event.key === 'Enter' && (onLine || target.closest('.part'))) {
      // To the means first: one Enter never takes money.
      event.preventDefault()
      find(FIRST_AMOUNT)?.focus()
    } else if (event.key === '+' && target.matches(`${FIRST_AMOUNT}, .means select, .pick`)) {
      event.preventDefault()
      find('.add-means')?.click()
    } else if (onLine) onLineKey(event, target)
  }
  return { frame, onKeyDown }
}

/** Room for the button that stays, px. */
const STAYS = 88

/** Beside the lines as long as they are; what is filled in stays above the button, whatever is scrolled. */
const Side = styled(DeskSide)(({ theme: { vars, spacing, breakpoints } }) => ({
  [breakpoints.up('md')]: {
    // Not a grid: what sticks there stays within its own row.
    '&&': { display: 'flex', flexDirection: 'column', position: 'static', alignSelf: 'stretch' },
    '& > .sum': {
      position: 'sticky',
      top: 72,
      maxHeight: `calc(100dvh - ${72 + STAYS}px)`,
      overflowY: 'auto',
    },
    '& > .pay': {
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      margin: spacing(0, -2, -2),
      marginTop: 'auto',
      padding: spacing(1.5, 2),
      borderTop: `1px solid ${vars.palette.divider}`,
      background: vars.palette.background.paper,
    },
  },
}))

/** What the focus goes to comes to stand above the button. */
const aboveButton = <GlobalStyles styles={{ 'html:root': { scrollPaddingBottom: STAYS } }} />

/** What is taken and how; the total stays in view. */
function PaySide({ desk }: { desk: FamilyDesk }) {
  const { order, busy } = desk
  const { cost, credit, values } = order
  const { usado, falta, cambio, sobra } = settle(cost.total, credit, values)
  const some = (pesos: number) => (pesos > 0 ? pesos : null)
  return (
    <Side aria-labelledby="por-cobrar">
      <div className="sum">
        <div>
          <h2 id="por-cobrar">{texts.toCollect}</h2>
          <p>{texts.lines(cost.lines.length + cost.years.length)}</p>
        </div>
        <div role="alert">
          <Changed desk={desk} />
        </div>
        <Totals
          items={[
            [texts.total, cost.total],
            [texts.recargos, some(cost.recargos)],
            [texts.waivedTotal, some(cost.condonado)],
            [texts.discount, some(cost.descuento)],
            [texts.creditUsed, some(usado)],
            [texts.left, some(falta)],
            [texts.change, some(cambio)],
            [texts.toAccount, values.a_cuenta ? some(sobra) : null],
          ]}
        />
        {cost.waived.length > 0 && (
          <TextInput
            label={texts.waiveReason}
            maxLength={200}
            required
            value={values.motivo_condonacion}
            onChange={({ target }) => desk.change({ motivo_condonacion: target.value })}
            error={desk.problems['condonar']}
          />
        )}
        <MeansFields desk={desk} />
      </div>
      <div className="pay">
        {aboveButton}
        <BusyButton busy={busy} icon="pay">
          {texts.collect(formatPesos(cost.total + (values.a_cuenta ? sobra : 0)))}
        </BusyButton>
      </div>
    </Side>
  )
}

interface FamilyFormProps {
  desk: FamilyDesk
  /** Null for who only looks. */
  mayPick: MayPick | null
  onAnother: () => void
  /** Beside what the family has in its favour. */
  refund?: ReactNode
}

/** The lines of every child beside the payment. */
export function FamilyForm({ desk, mayPick, onAnother, refund }: FamilyFormProps) {
  const { family, order } = desk
  const { frame, onKeyDown } = useDeskKeys(desk, onAnother)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (mayPick && !desk.busy) void desk.submit()
  }
  const mayWaive =
    useAppSelector((state) => selectMay(state, tuitionRoutes.extend.access)) && mayPick !== null
  const owes = family.hijos.some(({ cargos, colegiaturas }) => cargos.length + colegiaturas.length > 0)
  return (
    <Desk ref={frame} {...usePressGuard()} onKeyDown={onKeyDown} onSubmit={submit} noValidate>
      <Stack gap={2}>
        <FamilyHead family={family} action={refund} />
        {mayPick && <KeyHints keys={mayWaive ? [...KEYS.lines, KEYS.waive] : KEYS.lines} />}
        {mayPick && owes && (
          <Row as="div" role="group" aria-label={texts.picking}>
            {VIEWS.map(([view, label]) => (
              <Button key={view} variant="outlined" size="small" onClick={() => desk.view(view)}>
                {label}
              </Button>
            ))}
          </Row>
        )}
        <Gone desk={desk} />
        {!owes && (
          <InfoPanel
            tone="success"
            title={texts.familyOwesNothing}
            text={mayPick ? texts.familyOwesNothingText : ''}
          />
        )}
        {family.hijos.length === 0 && <Quiet as="p">{texts.nobodyHere}</Quiet>}
        {family.hijos.map((child) => (
          <ChildLines
            key={child.alumno.id}
            child={child}
            picks={order.picks}
            {...{ mayPick, mayWaive }}
            {...desk}
          />
        ))}
      </Stack>
      {mayPick ? (
        <PaySide desk={desk} />
      ) : (
        <aside>
          <InfoPanel title={texts.readOnly} text={texts.readOnlyText} />
        </aside>
      )}
    </Desk>
  )
}
