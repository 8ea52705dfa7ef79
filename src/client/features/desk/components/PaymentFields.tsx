import { styled } from '@mui/material/styles'
import { memo, useEffect, useRef } from 'react'
import { formatPesos, sumPesos } from '@contract/domain/money'
import { TextInput } from '../../../ui/fields/TextInput'
import { BusyButton } from '../../../ui/forms/BusyButton'
import { Amounts, hairline } from '../../../ui/layout/layout'
import { Hidden } from '../../../ui/page/Hidden'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { MoneyText } from '../../../ui/page/MoneyText'
import { settleCheckout } from '../checkout'
import type { PicksCost } from '../picks'
import { texts } from '../desk.texts'
import type { FamilyDesk } from '../useFamilyDesk'
import { DeskMeans } from './DeskMeans'

export interface PaymentFieldsProps {
  desk: FamilyDesk
  mayWaive: boolean
  /** False: only the total is drawn yet. */
  hasFields?: boolean
}

const Rows = styled(Amounts)(({ theme, theme: { vars, spacing } }) => ({
  '& > div': { paddingBlock: spacing(0.75), borderTop: hairline(theme) },
  '& dt': { color: vars.palette.text.primary },
  '& dd': { fontWeight: 600 },
}))

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
    <p>
      {`incluye ${formatPesos(recargos)} de recargos`}
      {mayWaive && waivable && (
        <>
          {' · '}
          <button
            type="button"
            className="word"
            aria-label="Condonar los recargos elegidos"
            onClick={onWaiveAll}
          >
            condonar
          </button>
        </>
      )}
    </p>
  )
}

interface PayTotalProps extends RecargosProps {
  totalBefore: number | null
  reason: string
  problem: string | undefined
  change: FamilyDesk['change']
}

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
      <div className="total" aria-live="polite">
        <p>{texts.lines(cost.lines.length + cost.years.length)}</p>
        <dl>
          <dt>A pagar</dt>
          <dd>
            <MoneyText pesos={cost.total} />
          </dd>
        </dl>
        <Recargos cost={cost} mayWaive={mayWaive} onWaiveAll={waiveAll} />
        {cost.prontoPago > 0 && <p>{`Pronto pago −${formatPesos(cost.prontoPago)}`}</p>}
      </div>
      <div className="told" role="alert">
        <Changed totalBefore={totalBefore} now={cost.total} />
      </div>
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

interface PayRowsProps extends Pick<PicksCost, 'condonado' | 'descuento'> {
  used: number
  toAccount: number
}

const PayRows = memo(function PayRows({ condonado, descuento, used, toAccount }: PayRowsProps) {
  const rows = [
    ['Recargos condonados', condonado],
    ['Descuento anual', descuento],
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

const lastPress = ({ missing, checkout }: FamilyDesk): string => {
  if (missing) return missing.say
  const { due, used, excess } = settleCheckout(checkout)
  if (due === 0 && used > 0) return `Cobrar ${formatPesos(used)} de su saldo`
  return `Cobrar ${formatPesos(sumPesos([due, checkout.values.a_cuenta ? excess : 0]))}`
}

export function PaymentFields({ desk, mayWaive, hasFields = true }: PaymentFieldsProps) {
  const { cost, values } = desk.checkout
  const { used, excess } = settleCheckout(desk.checkout)
  return (
    <>
      <div className="desk-sum">
        <PayTotal
          cost={cost}
          mayWaive={mayWaive}
          totalBefore={desk.totalBefore}
          reason={values.motivo_condonacion}
          problem={desk.problems['condonar']}
          change={desk.change}
          onWaiveAll={desk.waiveAll}
        />
        {hasFields && (
          <>
            <DeskMeans desk={desk} />
            <PayRows
              condonado={cost.condonado}
              descuento={cost.descuento}
              used={used}
              toAccount={values.a_cuenta ? excess : 0}
            />
          </>
        )}
      </div>
      {hasFields && (
        <div className="desk-pay">
          <BusyButton busy={desk.busy} quiet={desk.missing !== null}>
            {lastPress(desk)}
          </BusyButton>
        </div>
      )}
    </>
  )
}

const SIDE_TITLE = (
  <Hidden as="h2" id="por-cobrar">
    Por cobrar
  </Hidden>
)

export function PaymentAside(props: PaymentFieldsProps) {
  return (
    <aside className="desk-side" aria-labelledby="por-cobrar">
      {SIDE_TITLE}
      <PaymentFields {...props} />
    </aside>
  )
}
