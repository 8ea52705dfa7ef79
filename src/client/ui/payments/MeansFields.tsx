import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { memo, type KeyboardEvent, type Ref } from 'react'
import { formatPesos } from '@contract/domain/money'
import { needsReference, paymentMethodLabel } from '@contract/domain/paymentMethods'
import { CARD_KINDS, CARD_LABELS, DEPOSIT_KINDS, DEPOSIT_LABELS } from '@contract/fiscal/means.rules'
import { restFor, settle } from '@contract/desk/settle.rules'
import { MoneyInput } from '../fields/MoneyInput'
import { useSteady } from '../forms/useSteady'
import { TextInput } from '../fields/TextInput'
import type { TypedNumber } from '../fields/field'
import { Icon } from '../icons/Icon'
import { IconAction } from '../icons/IconAction'
import { hairline } from '../layout/layout'
import { kindOfKey } from './kindKeys'
import { cashMeans, type Means, type MeansField } from './means'
import { KindChoice, MethodChoice } from './MethodChoice'
import { QuickSums } from './QuickSums'

const texts = {
  received: 'Efectivo recibido',
  amount: 'Monto',
  reference: 'Referencia',
  authorisation: 'Autorización',
  card: 'Tipo de tarjeta',
  deposit: 'Cómo se depositó',
  change: 'Cambio',
  add: 'Otro método',
  remove: (method: string) => `Quitar ${method}`,
}

const Frame = styled('div')(({ theme, theme: { spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  '& > .one': { display: 'grid', gap: spacing(1.25) },
  '& > .one + .one': { paddingTop: spacing(1.5), borderTop: hairline(theme) },
  '& .first': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: spacing(0.5) },
  '& .amount input': { height: 45, fontSize: '1.25rem', fontWeight: 600 },
  '& .change': {
    display: 'flex',
    justifyContent: 'space-between',
    margin: 0,
    paddingTop: spacing(1),
    borderTop: hairline(theme),
    fontVariantNumeric: 'tabular-nums',
  },
  '& .change > dd': { margin: 0, fontWeight: 600 },
  '& .ways': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: spacing(1) },
}))

export interface FieldTie {
  name: string
  error?: string | undefined
  ref?: Ref<HTMLInputElement> | undefined
  onBlur?: (() => void) | undefined
}

/** Which means have a field for an amount. `cash`: only received cash, since one means pays all; `none`: none, as money goes out. */
export type AsksAmount = 'all' | 'cash' | 'none'

interface MeansFieldsProps {
  medios: readonly Means[]
  due: number
  onChange: (medios: readonly Means[]) => void
  /** Name, problem and ref of a field; `Missing` finds it by the name. */
  tie: (field: MeansField, at: number) => FieldTie
  asks: AsksAmount
  several?: boolean
  /** What exceeds the amount becomes the family's credit, so no change is shown. */
  toAccount?: boolean
}

interface KindFieldsProps {
  means: Means
  name: string
  onChange: (patch: Partial<Means>) => void
}

function KindFields({ means: { metodo_pago, tarjeta, deposito }, name, onChange }: KindFieldsProps) {
  if (metodo_pago === 'TARJETA')
    return (
      <KindChoice
        label={texts.card}
        kinds={CARD_KINDS}
        labels={CARD_LABELS}
        name={`${name} tarjeta`}
        value={tarjeta ?? null}
        onChange={(kind) => onChange({ tarjeta: kind })}
      />
    )
  return (
    <KindChoice
      label={texts.deposit}
      kinds={DEPOSIT_KINDS}
      labels={DEPOSIT_LABELS}
      name={`${name} deposito`}
      value={deposito ?? null}
      onChange={(kind) => onChange({ deposito: kind })}
    />
  )
}

interface OneMeansProps extends Pick<MeansFieldsProps, 'tie' | 'asks'> {
  means: Means
  at: number
  rest: number
  withoutCash: boolean
  onChange: (patch: Partial<Means>) => void
  onRemove: (() => void) | undefined
}

function OneMeans({ means, at, rest, withoutCash, tie, asks, onChange, onRemove }: OneMeansProps) {
  const { metodo_pago, monto, referencia } = means
  const cash = metodo_pago === 'EFECTIVO'
  const { ref: inputRef, name, error } = tie('metodo_pago', at)
  const withAmount = metodo_pago !== null && (asks === 'all' || (asks === 'cash' && cash))
  // Stable, so that the method's choice and the quick sums are not drawn at every digit.
  const { onMethod, onAmount } = useSteady({
    onMethod: (method: Means['metodo_pago']) => onChange({ metodo_pago: method }),
    onAmount: (pesos: TypedNumber) => onChange({ monto: pesos }),
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const kind = kindOfKey(metodo_pago, event)
    if (kind) onChange(kind)
  }
  return (
    <div className="one" onKeyDown={onKeyDown}>
      <div className="first">
        <MethodChoice
          value={metodo_pago}
          onChange={onMethod}
          withoutCash={withoutCash}
          name={name}
          error={error}
          inputRef={inputRef}
        />
        {onRemove && (
          <IconAction
            icon="close"
            label={texts.remove(metodo_pago ? paymentMethodLabel(metodo_pago).toLowerCase() : 'método')}
            onClick={onRemove}
          />
        )}
      </div>
      {asks !== 'none' && (metodo_pago === 'TARJETA' || metodo_pago === 'DEPOSITO') && (
        <KindFields means={means} name={name} onChange={onChange} />
      )}
      {withAmount && (
        <div className="amount">
          <MoneyInput
            {...tieProps(tie('monto', at))}
            label={cash ? texts.received : texts.amount}
            placeholder={cash ? '0.00' : formatPesos(rest).slice(1)}
            value={monto}
            onChange={onAmount}
          />
        </div>
      )}
      {withAmount && cash && <QuickSums amount={rest} onPick={onAmount} />}
      {metodo_pago !== null && needsReference(metodo_pago) && (
        <TextInput
          {...tieProps(tie('referencia', at))}
          label={metodo_pago === 'TARJETA' ? texts.authorisation : texts.reference}
          maxLength={60}
          required
          value={referencia}
          onChange={({ target }) => onChange({ referencia: target.value })}
        />
      )}
    </div>
  )
}

const tieProps = ({ name, error, ref, onBlur }: FieldTie) => ({
  name,
  error,
  ...(ref ? { ref } : {}),
  ...(onBlur ? { onBlur } : {}),
})

const AddMeans = memo(function AddMeans({ onAdd }: { onAdd: () => void }) {
  return (
    <Button data-part="add-means" size="small" startIcon={<Icon name="add" />} onClick={onAdd}>
      {texts.add}
    </Button>
  )
})

export function MeansFields(props: MeansFieldsProps) {
  const { medios, due, onChange, tie, asks, several = false, toAccount = false } = props
  const { change } = settle(due, { medios, toAccount })
  const cash = medios.find(({ metodo_pago }) => metodo_pago === 'EFECTIVO')
  const add = () => {
    const id = Math.max(...medios.map((each) => each.id)) + 1
    onChange([...medios, { ...cashMeans(id), ...(cash && { metodo_pago: 'TRANSFERENCIA' }) }])
  }
  const { onAdd } = useSteady({ onAdd: add })
  return (
    <Frame className="means">
      {medios.map((means, at) => {
        const others = medios.filter(({ id }) => id !== means.id)
        return (
          <OneMeans
            key={means.id}
            means={means}
            at={at}
            tie={tie}
            asks={asks}
            rest={restFor(due, medios, at)}
            withoutCash={others.some(({ metodo_pago }) => metodo_pago === 'EFECTIVO')}
            onChange={(patch) =>
              onChange(medios.map((each) => (each.id === means.id ? { ...each, ...patch } : each)))
            }
            onRemove={others.length > 0 ? () => onChange(others) : undefined}
          />
        )
      })}
      {asks !== 'none' && cash && (
        // In place from the start: appearing later it would push the button away from under the finger.
        <dl className="change" aria-live="polite">
          <dt>{texts.change}</dt>
          <dd>{cash.monto !== null && cash.monto >= 0 ? formatPesos(change) : '—'}</dd>
        </dl>
      )}
      {several && (
        <div className="ways">
          <AddMeans onAdd={onAdd} />
        </div>
      )}
    </Frame>
  )
}
