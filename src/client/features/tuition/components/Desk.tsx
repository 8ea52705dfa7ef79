import Button from '@mui/material/Button'
import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { type ReactNode, type Ref, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { percentLabel } from '@contract/domain/discounts'
import { formatPesos } from '@contract/domain/money'
import { lateFeeLabel } from '@contract/tuition/lateFees.rules'
import type { TuitionStatement } from '../../../state/tuition/tuition.api'
import { Icon } from '../../../ui/icons/Icon'
import { MoneyText } from '../../../ui/page/MoneyText'
import type { Amounts, TuitionOrder } from '../tuition.order'
import { texts } from '../tuition.texts'

/**
 * The desk's form and the dialog it opens. Enter anywhere in it goes to the payment; once that is taken the focus stands where
 * the next family is found.
 * @param start what has the focus at first, inside the form
 */
export const useDesk = (start: string) => {
  const [order, setOrder] = useState<TuitionOrder | null>(null)
  const frame = useRef<HTMLFormElement>(null)
  const another = useRef<HTMLAnchorElement>(null)
  useEffect(() => frame.current?.querySelector<HTMLElement>(start)?.focus({ preventScroll: true }), [start])

  const submit = (open: () => TuitionOrder | null) => (event: SyntheticEvent) => {
    event.preventDefault()
    setOrder(open())
  }
  const close = (paid: boolean) => {
    setOrder(null)
    // After the dialog has given the focus back to what opened it.
    if (paid) setTimeout(() => another.current?.focus())
  }
  return { frame, another, order, submit, close }
}

/**
 * What is owed beside what is taken for it; the amount stays in sight while one scrolls. On narrow screens one under the other,
 * with the panel's parts in the form itself: what sticks stays within its parent.
 */
export const Desk = styled('form')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: spacing(3),
  alignItems: 'start',
  '& > aside': { position: 'sticky', top: 80 },
  [breakpoints.down('md')]: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: spacing(2),
    '& > aside': { display: 'contents' },
  },
}))

interface DeskPanelProps {
  /** How many months, in words. */
  text: string
  children: ReactNode
  /** On the button that opens the payment; null when nothing can be paid here. */
  submitLabel: string | null
  /** Where the next family is found. */
  anotherTo: string
  /** The focus comes here after a payment. */
  anotherRef: Ref<HTMLAnchorElement>
  /** Another way to pay, under the button. */
  otherWay?: ReactNode
}

/** Height of the button that stays, with its room, px. */
const STAYS = 72

const Panel = styled('aside')(({ theme: { vars, spacing, typography, breakpoints } }) => {
  const card = {
    padding: spacing(2),
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: vars.shape.borderRadius,
    background: vars.palette.background.paper,
  }
  return {
    ...card,
    display: 'grid',
    gap: spacing(1.5),
    '& > .sum, & > .ways': { display: 'grid', gap: spacing(1.5) },
    '& > .pay > button': { width: '100%' },
    '& > .ways > a': { textAlign: 'center' },
    [breakpoints.down('md')]: {
      '& > .sum': card,
      // In reach from the first month on; at the end of the page it stands in its place and hides nothing.
      '& > .pay': {
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        // As wide as the page, whose padding this is.
        marginInline: spacing(-3),
        padding: spacing(1, 3),
        paddingBottom: `max(${spacing(1)}, env(safe-area-inset-bottom))`,
        borderTop: `1px solid ${vars.palette.divider}`,
        background: vars.palette.background.default,
        // Chromium lets a line of the cards through where the bar ends.
        boxShadow: `0 4px 0 ${vars.palette.background.default}`,
        [breakpoints.down('sm')]: { marginInline: spacing(-2), paddingInline: spacing(2) },
      },
    },
    '& h2': { ...typography.h2, margin: 0 },
    '& p': { margin: 0, color: vars.palette.text.secondary },
    // It stays to be heard; only its gap goes.
    '& [role=status]:empty': { marginTop: spacing(-1.5) },
    '& [role=status] > *': { marginBottom: 0 },
  }
})

/** What the focus goes to comes to stand above the button that stays (WCAG 2.4.11). */
const aboveIt = (
  <GlobalStyles
    styles={({ breakpoints }) => ({
      [breakpoints.down('md')]: { 'html:root': { scrollPaddingBottom: STAYS + 16 } },
    })}
  />
)

/** Where the money is taken: what for, how much, and the way on. */
export function DeskPanel(props: DeskPanelProps) {
  const { text, children, submitLabel, anotherTo, anotherRef, otherWay } = props
  const id = useId()
  return (
    <Panel aria-labelledby={id}>
      <div className="sum">
        <div>
          <h2 id={id}>{texts.summary}</h2>
          <p>{text}</p>
        </div>
        {children}
      </div>
      {submitLabel !== null && (
        <div className="pay">
          {aboveIt}
          <Button type="submit" variant="contained" size="large" startIcon={<Icon name="pay" />}>
            {submitLabel}
          </Button>
        </div>
      )}
      <div className="ways">
        {otherWay}
        <Button component={Link} to={anotherTo} ref={anotherRef} startIcon={<Icon name="search" />}>
          {texts.another}
        </Button>
      </div>
    </Panel>
  )
}

interface AmountLinesProps {
  amounts: Amounts
  /** Of the year paid at once. */
  discountPercent?: number
}

const Lines = styled('dl')(({ theme: { vars, spacing } }) => ({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: spacing(2),
    paddingBlock: spacing(0.5),
  },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& > .total': { display: 'block', marginTop: spacing(1), borderTop: `1px solid ${vars.palette.divider}` },
  '& > .total dd': { color: vars.palette.primary.main },
}))

/** What is taken, line by line: list price, beca, discount, recargos; the total large. Said aloud as it changes. */
export function AmountLines({ amounts, discountPercent = 0 }: AmountLinesProps) {
  const { lista, beca, descuento, recargos, total } = amounts
  const lines = [
    [texts.listPrice, lista, true],
    [texts.becaLine, -beca, beca > 0],
    [texts.discountLine(percentLabel(discountPercent)), -descuento, descuento > 0],
    [texts.recargoLine, recargos, recargos > 0],
  ] as const
  return (
    <Lines aria-live="polite">
      {lines.map(
        ([label, pesos, shown]) =>
          shown && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatPesos(pesos)}</dd>
            </div>
          ),
      )}
      <div className="total">
        <dt>{texts.total}</dt>
        <dd>
          <MoneyText pesos={total} large />
        </dd>
      </div>
    </Lines>
  )
}

const Notes = styled('p')(({ theme: { vars, spacing } }) => ({
  margin: `0 0 ${spacing(2)}`,
  color: vars.palette.text.secondary,
  '& > strong': { color: vars.palette.text.primary },
}))

/** Why the months cost what they cost: the beca, and what the cycle charges for late ones. */
export function PriceNotes({ statement: { beca, cicloEscolar } }: { statement: TuitionStatement }) {
  const { recargo } = cicloEscolar
  if (!beca && !recargo) return null
  return (
    <Notes>
      {beca && <strong>{texts.beca(beca.nombre, percentLabel(beca.porcentaje))}. </strong>}
      {recargo && texts.recargos(lateFeeLabel(recargo, formatPesos))}
    </Notes>
  )
}
