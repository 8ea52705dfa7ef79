import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { formatPesos } from '@contract/domain/money'
import { needsReference, paymentMethodLabel, PAYMENT_METHODS } from '@contract/domain/paymentMethods'
import { today } from '../../../state/core/schoolClock'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { DateInput } from '../../../ui/fields/DateInput'
import { MoneyInput } from '../../../ui/fields/MoneyInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { TextInput } from '../../../ui/fields/TextInput'
import { Icon } from '../../../ui/icons/Icon'
import { IconAction } from '../../../ui/icons/IconAction'
import { hairline, Stack } from '../../../ui/layout/layout'
import { QuickSums } from '../../../ui/payments/QuickSums'
import { mayBackdate, settle, type Means } from '../desk.order'
import { texts } from '../desk.texts'
import type { FamilyDesk } from '../useFamilyDesk'

const Frame = styled('div')(({ theme, theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  '& > .one': { display: 'grid', gap: spacing(1.5) },
  '& > .one + .one': { paddingTop: spacing(1.5), borderTop: hairline(theme) },
  '& .fields': { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: spacing(1), alignItems: 'start' },
  '& .first': { display: 'grid', gridTemplateColumns: '1fr auto', gap: spacing(0.5), alignItems: 'end' },
}))

interface OneProps {
  means: Means
  at: number
  /** Pesos an empty amount stands for. */
  covers: number
  /** Methods of the others: cash is handed over once. */
  others: readonly Means[]
  problems: Readonly<Record<string, string>>
  onChange: (patch: Partial<Means>) => void
  /** Undefined for the only one. */
  onRemove: (() => void) | undefined
}

/** One way to pay: cash with what was received, the others with amount and reference. */
function OneMeans({ means, at, covers, others, problems, onChange, onRemove }: OneProps) {
  const { metodo_pago, monto, referencia } = means
  const cash = metodo_pago === 'EFECTIVO'
  const taken = others.some((other) => other.metodo_pago === 'EFECTIVO')
  const options = PAYMENT_METHODS.filter((each) => each !== 'EFECTIVO' || !taken).map((value) => ({
    value,
    label: paymentMethodLabel(value),
  }))
  return (
    <div className="one">
      <div className="first">
        <SelectInput
          label={texts.method}
          options={options}
          value={metodo_pago}
          onChange={({ target }) => onChange({ metodo_pago: target.value as Means['metodo_pago'] })}
        />
        {onRemove && (
          <IconAction
            icon="close"
            label={texts.removeMeans(paymentMethodLabel(metodo_pago).toLowerCase())}
            onClick={onRemove}
          />
        )}
      </div>
      <div className="fields">
        <MoneyInput
          label={cash ? texts.received : texts.amount}
          placeholder={formatPesos(covers).slice(1)}
          value={monto}
          onChange={(pesos) => onChange({ monto: pesos })}
          error={problems[`monto ${at}`]}
        />
        {needsReference(metodo_pago) && (
          <TextInput
            label={metodo_pago === 'TARJETA' ? texts.authorisation : texts.reference}
            maxLength={60}
            required
            value={referencia}
            onChange={({ target }) => onChange({ referencia: target.value })}
            error={problems[`referencia ${at}`]}
          />
        )}
      </div>
      {cash && others.length === 0 && covers > 0 && (
        <QuickSums amount={covers} onPick={(pesos) => onChange({ monto: pesos })} />
      )}
    </div>
  )
}

/** How it is paid: one or several means, the family's credit, what stays on account, the day of the money. */
export function MeansFields({ desk }: { desk: FamilyDesk }) {
  const { order, problems, change } = desk
  const { values, cost, credit } = order
  const { medios, usar_saldo, a_cuenta, fecha_pago } = values
  const { covers, cambio, sobra } = settle(cost.total, credit, values)
  const due = settle(cost.total, credit, { ...values, medios: [] }).falta
  const add = () => {
    const metodo_pago = medios.some((each) => each.metodo_pago === 'EFECTIVO') ? 'TRANSFERENCIA' : 'EFECTIVO'
    const id = Math.max(...medios.map((each) => each.id)) + 1
    change({ medios: [...medios, { id, metodo_pago, monto: null, referencia: '' }] })
  }
  return (
    <>
      <Frame className="means">
        {medios.map((means, at) => {
          const others = medios.filter(({ id }) => id !== means.id)
          return (
            <OneMeans
              key={means.id}
              {...{ means, at, others, problems }}
              covers={medios.length === 1 && means.metodo_pago === 'EFECTIVO' ? due : covers[at]!}
              onChange={(patch) =>
                change({
                  medios: medios.map((each) => (each.id === means.id ? { ...each, ...patch } : each)),
                })
              }
              onRemove={others.length > 0 ? () => change({ medios: others }) : undefined}
            />
          )
        })}
      </Frame>
      <Stack gap={0.5}>
        <Button className="add-means" startIcon={<Icon name="add" />} onClick={add}>
          {texts.addMeans}
        </Button>
        {credit > 0 && (
          <CheckInput
            label={texts.useCredit(formatPesos(credit))}
            checked={usar_saldo}
            onChange={({ target }) => change({ usar_saldo: target.checked })}
            error={problems['usar_saldo']}
          />
        )}
        {(a_cuenta || sobra > 0 || cambio > 0) && (
          <CheckInput
            label={texts.onAccount}
            checked={a_cuenta}
            onChange={({ target }) => change({ a_cuenta: target.checked })}
          />
        )}
      </Stack>
      {mayBackdate(values, today()) && (
        <DateInput
          label={texts.day}
          hint={texts.dayHint}
          max={today()}
          value={fecha_pago || today()}
          onChange={(day) => change({ fecha_pago: day })}
          error={problems['fecha_pago']}
        />
      )}
    </>
  )
}
