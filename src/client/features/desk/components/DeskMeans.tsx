import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { formatPesos } from '@contract/domain/money'
import { fiscalLabel } from '@contract/fiscal/fiscal.rules'
import { today } from '../../../state/clock/schoolClock'
import { CheckInput } from '../../../ui/fields/CheckInput'
import { DateInput } from '../../../ui/fields/DateInput'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { fieldOf } from '../../../ui/payments/means'
import { MeansFields } from '../../../ui/payments/MeansFields'
import { isCoveredByCredit, mayBackdate, settleCheckout, usesCredit } from '../checkout'
import type { FamilyDesk } from '../useFamilyDesk'
import { useMayAddFiscal } from './NewFiscal'

const ADD = 'otros'
const AddFiscal = styled(Button)({ justifySelf: 'start' })

interface OtherPaymentProps extends Pick<FamilyDesk, 'referenceUsed' | 'change'> {
  confirmar_referencia: boolean
}

const OtherPayment = memo(function OtherPayment(props: OtherPaymentProps) {
  const { confirmar_referencia, referenceUsed, change } = props
  if (!confirmar_referencia && referenceUsed === null) return null
  return (
    <div role="alert">
      <InfoPanel tone="warning" title={referenceUsed ?? 'Otro pago tiene esta referencia.'}>
        <CheckInput
          label="Es otro pago: cobrar con esa referencia"
          name="confirmar_referencia"
          checked={confirmar_referencia}
          onChange={({ target }) => change({ confirmar_referencia: target.checked })}
        />
      </InfoPanel>
    </div>
  )
})

function Credit({ desk: { checkout, problems, change }, mayLeave }: { desk: FamilyDesk; mayLeave: boolean }) {
  const { values, credit } = checkout
  return (
    <Stack gap={0}>
      {credit > 0 && (
        <CheckInput
          label={`Usar saldo a favor (${formatPesos(credit)})`}
          name="usar_saldo"
          checked={usesCredit(checkout)}
          onChange={({ target }) => change({ usar_saldo: target.checked })}
          error={problems['usar_saldo']}
        />
      )}
      {mayLeave && (
        <CheckInput
          label="Dejar lo que sobra a favor de la familia"
          checked={values.a_cuenta}
          onChange={({ target }) => change({ a_cuenta: target.checked })}
        />
      )}
    </Stack>
  )
}

interface InvoiceToProps extends Pick<FamilyDesk, 'fiscals' | 'change' | 'setAddsFiscal'> {
  fiscalId: number | null
  mayAdd: boolean
}

const InvoiceTo = memo(function InvoiceTo(props: InvoiceToProps) {
  const { fiscals, fiscalId, mayAdd, change, setAddsFiscal } = props
  if (fiscals.length === 0)
    return mayAdd ? (
      <AddFiscal size="small" onClick={() => setAddsFiscal(true)} aria-haspopup="dialog">
        Factura a… (registrar sus datos)
      </AddFiscal>
    ) : null
  const choose = (value: string) => {
    if (value === ADD) setAddsFiscal(true)
    else change({ fiscalId: value === '' ? null : Number(value) })
  }
  return (
    <SelectInput
      label="Factura a"
      name="fiscalId"
      emptyLabel="Nadie pidió factura"
      options={[
        ...fiscals.map((fiscal) => ({ value: String(fiscal.id), label: fiscalLabel(fiscal) })),
        ...(mayAdd ? [{ value: ADD, label: 'Otros datos…' }] : []),
      ]}
      value={fiscalId ?? ''}
      onChange={({ target }) => choose(target.value)}
    />
  )
})

export function DeskMeans({ desk }: { desk: FamilyDesk }) {
  const { checkout, problems, change } = desk
  const { values } = checkout
  const settled = settleCheckout(checkout)
  const mayLeave = values.a_cuenta || settled.excess > 0 || settled.change > 0
  return (
    <>
      {(checkout.credit > 0 || mayLeave) && <Credit desk={desk} mayLeave={mayLeave} />}
      {!isCoveredByCredit(checkout) && (
        <MeansFields
          medios={values.medios}
          due={settled.due}
          onChange={(medios) => change({ medios })}
          tie={(field, at) => ({ name: fieldOf(field, at), error: problems[fieldOf(field, at)] })}
          asks="all"
          several
          toAccount={values.a_cuenta}
        />
      )}
      <OtherPayment
        confirmar_referencia={values.confirmar_referencia}
        referenceUsed={desk.referenceUsed}
        change={change}
      />
      {mayBackdate(values, today()) && (
        <DateInput
          label="Día en que llegó el dinero"
          hint="Los recargos son los de ese día."
          max={today()}
          value={values.fecha_pago || today()}
          onChange={(day) => change({ fecha_pago: day })}
          error={problems['fecha_pago']}
        />
      )}
      <InvoiceTo
        fiscals={desk.fiscals}
        fiscalId={values.fiscalId}
        mayAdd={useMayAddFiscal(desk.family)}
        change={change}
        setAddsFiscal={desk.setAddsFiscal}
      />
    </>
  )
}
