import { mayCollect, type DeskLineKind } from '@contract/desk/desk.rules'
import { familyOf } from '@contract/domain/family'
import { formatPesos, sumPesos } from '@contract/domain/money'
import type { Permission } from '@contract/domain/permissions'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { isCovered } from '@contract/statements/statements.rules'
import type { Debtor } from '@contract/statements/statements.schemas'
import { useCollect } from '../../../state/desk/desk.api'
import type { TakenMoney } from '../../../state/payments/payments.slice'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { InfoDialog } from '../../../ui/dialogs/InfoDialog'
import { PlainList } from '../../../ui/layout/layout'
import { MoneyText } from '../../../ui/page/MoneyText'
import { PaymentReceipt } from '../../../write/money/PaymentReceipt'
import { useTakenMoney, usePaymentWrite } from '../../../write/money/paymentWrite'

/** Kind and id from 'colegiatura-12'. */
const lineOf = ({ id }: { id: string }): { tipo: DeskLineKind; id: number } => {
  const [kind = '', number] = id.split('-')
  return { tipo: kind === 'cargo' ? 'CARGO' : 'COLEGIATURA', id: Number(number) }
}

const overdueOf = ({ alumnos }: Debtor) => alumnos.flatMap(({ conceptos }) => conceptos)

export const mayUseCredit = (permissions: readonly Permission[], debtor: Debtor): boolean =>
  isCovered(debtor) && mayCollect(permissions, { lineas: overdueOf(debtor).map(lineOf) })

interface UseCreditDialogProps {
  debtor: Debtor
  name: string
  onClose: () => void
}

interface Used extends TakenMoney {
  pago: NonNullable<TakenMoney['pago']>
  saldo_favor: number
}

function CreditUsed({ used, onClose }: { used: Used } & Pick<UseCreditDialogProps, 'onClose'>) {
  const { pago, saldo_favor } = used
  return (
    <InfoDialog
      title={`Pagado con el saldo a favor, folio ${folioLabel(pago.folio)}`}
      onClose={onClose}
      action={<PaymentReceipt pago={pago} />}
    >
      {`A la familia le quedan ${formatPesos(saldo_favor)} a favor.`}
    </InfoDialog>
  )
}

export function UseCreditDialog({ debtor, name, onClose }: UseCreditDialogProps) {
  const { padre, alumnos, vencido, recargos, saldo_favor } = debtor
  const total = sumPesos([vencido, recargos])
  const { taken, setTaken } = useTakenMoney<Used>('saldo a favor')
  const { take } = usePaymentWrite(useCollect, { failed: 'No se pudo usar el saldo a favor' })
  if (taken) return <CreditUsed used={taken} onClose={onClose} />
  const pay = async () => {
    const ending = await take({
      ...familyOf(padre, alumnos),
      lineas: overdueOf(debtor).map(lineOf),
      medios: [],
      usar_saldo: total,
    })
    if (ending.how !== 'taken') return
    const { pago, saldo_favor: left } = ending.answer
    setTaken({ pago, saldo_favor: left })
  }
  return (
    <ConfirmDialog
      open
      money
      title={`¿Pagar con el saldo a favor de ${name}?`}
      text={`La familia tiene ${formatPesos(saldo_favor)} a favor. Se paga todo lo vencido, con los recargos de hoy:`}
      confirmLabel={`Usar ${formatPesos(total)} del saldo`}
      onConfirm={pay}
      onClose={onClose}
    >
      <PlainList>
        {alumnos.flatMap(({ nombre, conceptos }) =>
          conceptos.map(({ id, descripcion, saldo, recargo }) => (
            <li key={id}>
              {descripcion} · {nombre}: <MoneyText pesos={sumPesos([saldo, recargo])} />
            </li>
          )),
        )}
      </PlainList>
    </ConfirmDialog>
  )
}
