import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import {
  CARD_KINDS,
  CARD_LABELS,
  DEPOSIT_KINDS,
  DEPOSIT_LABELS,
  meansLabel,
  type CardKind,
  type DepositKind,
  type KindOfMeans,
} from '@contract/fiscal/means.rules'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { folioLabel } from '@contract/receipts/receipts.rules'
import type { Payment } from '@contract/payments/payments.schemas'
import { useSetMeansKind } from '../../../state/invoices/invoices.api'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { Quiet, Stack } from '../../../ui/layout/layout'
import { kindOfKey } from '../../../ui/payments/kindKeys'
import { KindChoice } from '../../../ui/payments/MethodChoice'
import { formPartIn, formPartsIn, formPartAround } from '../../../ui/browser/formParts'

type Means = Payment['medios'][number]

const hasKind = ({ metodo_pago }: Means): boolean => metodo_pago === 'TARJETA' || metodo_pago === 'DEPOSITO'

interface OneKindProps {
  pago: number
  indice: number
  means: Means
  onSaid: () => void
}

function OneKind({ pago, indice, means, onSaid }: OneKindProps) {
  const { send } = useSetMeansKind()
  const [known, setKnown] = useState<KindOfMeans>(means)
  const { metodo_pago, monto, referencia } = means
  const say = async (kind: { tarjeta: CardKind } | { deposito: DepositKind }) => {
    const { done } = await send({ id: pago, indice, ...kind })
    if (!done) return
    setKnown(kind)
    onSaid()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const kind = kindOfKey(metodo_pago, event)
    if (!kind) return
    void say(kind)
    toNext(event.currentTarget)
  }
  const label = [meansLabel({ metodo_pago }), formatPesos(monto), referencia].filter(Boolean).join(' · ')
  return (
    <Stack gap={0.5} className="kind" onKeyDown={onKeyDown}>
      <span>{label}</span>
      {metodo_pago === 'TARJETA' ? (
        <KindChoice
          label={label}
          kinds={CARD_KINDS}
          labels={CARD_LABELS}
          name={`tarjeta ${pago} ${indice}`}
          value={known.tarjeta ?? null}
          onChange={(tarjeta) => void say({ tarjeta })}
        />
      ) : (
        <KindChoice
          label={label}
          kinds={DEPOSIT_KINDS}
          labels={DEPOSIT_LABELS}
          name={`deposito ${pago} ${indice}`}
          value={known.deposito ?? null}
          onChange={(deposito) => void say({ deposito })}
        />
      )}
    </Stack>
  )
}

const toNext = (from: Element): void => {
  const all = formPartsIn(formPartAround(from, 'kinds'), 'kind')
  formPartIn(all[all.findIndex((each) => each === from) + 1], 'input')?.focus()
}

export type MeansOfPayment = Pick<Payment, 'id' | 'folio' | 'fecha' | 'medios'> & {
  de: string
}

interface KindListProps {
  pagos: readonly MeansOfPayment[]
  onSaid: (key: string) => void
}

/** A component of its own: the dialog draws its content after itself, and the focus goes there once it exists. */
function KindList({ pagos, onSaid }: KindListProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => formPartIn(frame.current, 'kindInput')?.focus(), [])
  return (
    <Stack gap={2} className="kinds" ref={frame}>
      {pagos.map(({ id, folio, fecha, medios, de }) => (
        <Stack key={id} gap={1}>
          <strong>{[folioLabel(folio), formatDate(fecha), de].filter(Boolean).join(' · ')}</strong>
          {medios.map(
            (means, at) =>
              hasKind(means) && (
                <OneKind
                  key={at}
                  pago={id}
                  indice={at}
                  means={means}
                  onSaid={() => onSaid(meansKey(id, at))}
                />
              ),
          )}
        </Stack>
      ))}
    </Stack>
  )
}

const meansKey = (pago: number, at: number): string => `${pago} ${at}`

const unknownOf = (pagos: readonly MeansOfPayment[]): string[] =>
  pagos.flatMap(({ id, medios }) =>
    medios.flatMap((means, at) =>
      hasKind(means) && !means.tarjeta && !means.deposito ? meansKey(id, at) : [],
    ),
  )

interface MeansKindDialogProps {
  pagos: readonly MeansOfPayment[]
  onClose: () => void
}

export function MeansKindDialog({ pagos, onClose }: MeansKindDialogProps) {
  // As of opening: the list behind drops a payment once nothing is missing.
  const [shown] = useState(pagos)
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set())
  const left = unknownOf(shown).filter((key) => !answered.has(key)).length
  const hasCard = shown.some(({ medios }) => medios.some(({ metodo_pago }) => metodo_pago === 'TARJETA'))
  return (
    <InfoDialog title={hasCard ? '¿Crédito o débito?' : '¿Efectivo o cheque?'} onClose={onClose}>
      <p>El SAT distingue la tarjeta de crédito de la de débito, y el depósito en efectivo del de cheque.</p>
      <Quiet as="p">
        Con el teclado: C y D, crédito y débito; E y C, efectivo y cheque. Pasa solo al siguiente.
      </Quiet>
      <Quiet as="p" role="status">
        {left === 0 ? 'Todo quedó aclarado' : left === 1 ? 'Falta 1' : `Faltan ${left}`}
      </Quiet>
      <KindList pagos={shown} onSaid={(key) => setAnswered((before) => new Set([...before, key]))} />
    </InfoDialog>
  )
}
