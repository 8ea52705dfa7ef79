import { styled } from '@mui/material/styles'
import { memo, useEffect, useRef } from 'react'
import { formatPesos, sumPesos } from '@contract/domain/money'
import { TextInput } from '../../../ui/fields/TextInput'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Amounts, hairline, paper, Quiet } from '../../../ui/layout/layout'
import { Hidden } from '../../../ui/page/Hidden'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { MoneyText } from '../../../ui/page/MoneyText'
import { settleOrder } from '../deskOrder'
import type { PicksCost } from '../picks'
import { texts } from '../desk.texts'
import type { FamilyDesk } from '../useFamilyDesk'
import { DeskMeans } from './DeskMeans'
import { WordButton } from './lineStyles'

export interface PaymentFieldsProps {
  desk: FamilyDesk
  mayWaive: boolean
}

const Total = styled('div')(({ theme: { typography } }) => ({
  fontVariantNumeric: 'tabular-nums',
  '& dl, & dd': { margin: 0 },
  '& dd': { fontSize: typography.pxToRem(32), fontWeight: 600, lineHeight: 1.2 },
}))

/** Takes no room while empty; a screen reader announces only what appears in an element that was there. */
const Told = styled('div')(({ theme: { spacing } }) => ({ '&:empty': { marginTop: spacing(-1.5) } }))

const Rows = styled(Amounts)(({ theme, theme: { vars, spacing } }) => ({
  '& > div': { paddingBlock: spacing(0.75), borderTop: hairline(theme) },
  '& dt': { color: vars.palette.text.primary },
  '& dd': { fontWeight: 600 },
}))

/** Another desk, or another day of the money, changed what is owed. */
function Changed({ totalBefore, now }: { totalBefore: number | null; now: number }) {
  if (totalBefore === null) return null
  return (
    <InfoPanel
      tone="warning"
      title="Cambió mientras cobrabas."
      text={
        totalBefore === now
          ? 'Revisa lo elegido y cobra de nuevo.'
          : `El total era ${formatPesos(totalBefore)} y ahora es ${formatPesos(now)}. Revisa y cobra de nuevo.`
      }
    />
  )
}

interface RecargosProps {
  cost: PicksCost
  mayWaive: boolean
  onWaiveAll: () => void
}

function Recargos({ cost: { recargos, lines }, mayWaive, onWaiveAll }: RecargosProps) {
  if (recargos === 0) return null
  const waivable = lines.some(({ recargo }) => recargo > 0)
  return (
    <Quiet as="p">
      {`incluye ${formatPesos(recargos)} de recargos`}
      {mayWaive && waivable && (
        <>
          {' · '}
          <WordButton type="button" aria-label="Condonar los recargos elegidos" onClick={onWaiveAll}>
            condonar
          </WordButton>
        </>
      )}
    </Quiet>
  )
}

interface PayTotalProps extends RecargosProps {
  totalBefore: number | null
  reason: string
  problem: string | undefined
  change: FamilyDesk['change']
}

/** Screen readers announce its changes. */
const PayTotal = memo(function PayTotal(props: PayTotalProps) {
  const { cost, mayWaive, totalBefore, problem, change, onWaiveAll } = props
  const reason = useRef<HTMLInputElement>(null)
  const hasWaivedAll = useRef(false)
  // The pressed button has disappeared, and the reason is what the cashier types next.
  useEffect(() => {
    if (hasWaivedAll.current) reason.current?.focus()
    hasWaivedAll.current = false
  }, [cost.waived.length])
  const waiveAll = () => {
    hasWaivedAll.current = true
    onWaiveAll()
  }
  return (
    <>
      <Total aria-live="polite">
        <Quiet as="p">{texts.lines(cost.lines.length + cost.years.length)}</Quiet>
        <dl>
          <Hidden as="dt">A pagar</Hidden>
          <dd>
            <MoneyText pesos={cost.total} />
          </dd>
        </dl>
        <Recargos cost={cost} mayWaive={mayWaive} onWaiveAll={waiveAll} />
        {cost.prontoPago > 0 && <Quiet as="p">{`Pronto pago −${formatPesos(cost.prontoPago)}`}</Quiet>}
      </Total>
      <Told role="alert">
        <Changed totalBefore={totalBefore} now={cost.total} />
      </Told>
      {cost.waived.length > 0 && (
        <TextInput
          ref={reason}
          label="Motivo de la condonación"
          name="condonar"
          maxLength={200}
          required
          value={props.reason}
          onChange={({ target }) => change({ motivo_condonacion: target.value })}
          error={problem}
        />
      )}
    </>
  )
})

interface PayRowsProps {
  cost: PicksCost
  /** Pesos paid with the family's credit. */
  used: number
  /** Pesos that become credit. */
  toAccount: number
}

const PayRows = memo(function PayRows({ cost, used, toAccount }: PayRowsProps) {
  const rows = [
    ['Recargos condonados', cost.condonado],
    ['Descuento anual', cost.descuento],
    [texts.creditUsed, used],
    ['Queda a favor', toAccount],
  ] as const
  return (
    <Rows aria-live="polite">
      {rows.map(
        ([label, pesos]) =>
          pesos > 0 && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <MoneyText pesos={pesos} />
              </dd>
            </div>
          ),
      )}
    </Rows>
  )
})

const lastPress = ({ missing, order }: FamilyDesk): string => {
  if (missing) return missing.say
  const { due, usado, sobra } = settleOrder(order)
  if (due === 0 && usado > 0) return `Cobrar ${formatPesos(usado)} de su saldo`
  return `Cobrar ${formatPesos(sumPesos([due, order.values.a_cuenta ? sobra : 0]))}`
}

export function PaymentFields({ desk, mayWaive }: PaymentFieldsProps) {
  const { cost, values } = desk.order
  const { usado, sobra } = settleOrder(desk.order)
  return (
    <>
      <div className="sum">
        <PayTotal
          cost={cost}
          mayWaive={mayWaive}
          totalBefore={desk.totalBefore}
          reason={values.motivo_condonacion}
          problem={desk.problems['condonar']}
          change={desk.change}
          onWaiveAll={desk.waiveAll}
        />
        <DeskMeans desk={desk} />
        <PayRows cost={cost} used={usado} toAccount={values.a_cuenta ? sobra : 0} />
      </div>
      <div className="pay">
        <BusyButton busy={desk.busy} quiet={desk.missing !== null}>
          {lastPress(desk)}
        </BusyButton>
      </div>
    </>
  )
}

/** Height of the last button with its margins, px. */
const PAY_HEIGHT = 80

const Side = styled('aside')(({ theme, theme: { vars, spacing } }) => ({
  ...paper(theme),
  position: 'sticky',
  top: 64,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'calc(100dvh - 80px)',
  // With 'hidden' the button would stick to this element and leave the window with it.
  overflow: 'clip',
  '& > .sum': {
    display: 'grid',
    gap: spacing(1.5),
    padding: spacing(2, 2, 0),
    overflowY: 'auto',
    // A field in focus is scrolled above the button, which would hide it (WCAG 2.4.11).
    '& :is(input, button, select)': { scrollMarginBottom: PAY_HEIGHT },
  },
  // Until the page is scrolled the panel reaches below the window; its button must stay in sight.
  '& > .pay': {
    position: 'sticky',
    bottom: 0,
    zIndex: 1,
    padding: spacing(1.5, 2, 2),
    background: vars.palette.background.paper,
  },
  '& > .pay > button': { width: '100%', minHeight: 48, fontSize: '1rem' },
}))

const SIDE_TITLE = (
  <Hidden as="h2" id="por-cobrar">
    Por cobrar
  </Hidden>
)

export function PaymentAside(props: PaymentFieldsProps) {
  return (
    <Side aria-labelledby="por-cobrar">
      {SIDE_TITLE}
      <PaymentFields {...props} />
    </Side>
  )
}
