import Button from '@mui/material/Button'
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { usePressGuard } from '../../../ui/forms/usePressGuard'
import { Quiet, Row, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { Desk } from '../../../ui/payments/desk'
import type { MayPick, View } from '../desk.lines'
import { KEYS, texts } from '../desk.texts'
import type { FamilyDesk } from '../useFamilyDesk'
import { ChildLines } from './ChildLines'
import { FamilyHead } from './FamilyHead'
import { KeyHints } from './KeyHints'
import { PaySide } from './PaySide'

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
        {desk.gone > 0 && (
          <InfoPanel tone="warning" title={texts.gone(desk.gone, desk.asked)} text={texts.goneText} />
        )}
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
