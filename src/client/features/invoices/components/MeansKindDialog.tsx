import { useState } from 'react'
import {
  CARD_KINDS,
  CARD_LABELS,
  DEPOSIT_KINDS,
  DEPOSIT_LABELS,
  meansLabel,
} from '@contract/fiscal/means.rules'
import { formatPesos } from '@contract/domain/money'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { useSetMeansKindMutation } from '../../../state/invoices/invoices.api'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { Stack } from '../../../ui/layout/layout'
import { KindChoice } from '../../../ui/payments/MethodChoice'
import { useWrite } from '../../../write/useWrite'
import { texts } from '../invoices.texts'

type Means = Payment['medios'][number]

interface OneKindProps {
  pago: number
  indice: number
  means: Means
}

/** One press says the kind; another one mends it. */
function OneKind({ pago, indice, means }: OneKindProps) {
  const [trigger] = useSetMeansKindMutation()
  const { send } = useWrite(trigger, { failed: texts.kindFailed, saved: texts.kindSaved })
  const [said, setSaid] = useState<Pick<Means, 'tarjeta' | 'deposito'>>(means)
  const say = async (kind: Pick<Means, 'tarjeta' | 'deposito'>) => {
    const { done } = await send({ id: pago, indice, ...kind })
    if (done) setSaid(kind)
  }
  const label = `${meansLabel({ metodo_pago: means.metodo_pago })} ${formatPesos(means.monto)} ${means.referencia ?? ''}`
  return (
    <Stack gap={0.5}>
      <span>{label}</span>
      {means.metodo_pago === 'TARJETA' ? (
        <KindChoice
          label={label}
          kinds={CARD_KINDS}
          labels={CARD_LABELS}
          name={`tarjeta ${pago} ${indice}`}
          value={said.tarjeta ?? null}
          onChange={(tarjeta) => void say({ tarjeta })}
        />
      ) : (
        <KindChoice
          label={label}
          kinds={DEPOSIT_KINDS}
          labels={DEPOSIT_LABELS}
          name={`deposito ${pago} ${indice}`}
          value={said.deposito ?? null}
          onChange={(deposito) => void say({ deposito })}
        />
      )}
    </Stack>
  )
}

export type MeansOfPayment = Pick<Payment, 'id' | 'folio' | 'medios'>

/** Says of what kind the cards and deposits of payments were, several at once. */
export function MeansKindDialog({
  pagos,
  onClose,
}: {
  pagos: readonly MeansOfPayment[]
  onClose: () => void
}) {
  const [first] = pagos
  return (
    <InfoDialog
      title={pagos.length === 1 && first ? texts.kindTitle(folioLabel(first.folio)) : texts.kindsTitle}
      onClose={onClose}
    >
      <p>{texts.kindText}</p>
      <Stack gap={2}>
        {pagos.map(({ id, folio, medios }) => (
          <Stack key={id} gap={1}>
            {pagos.length > 1 && <strong>{folioLabel(folio)}</strong>}
            {medios.map((means, at) =>
              means.metodo_pago === 'TARJETA' || means.metodo_pago === 'DEPOSITO' ? (
                <OneKind key={at} pago={id} indice={at} means={means} />
              ) : null,
            )}
          </Stack>
        ))}
      </Stack>
    </InfoDialog>
  )
}
