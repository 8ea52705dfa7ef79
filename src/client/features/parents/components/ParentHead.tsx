import type { FamilyAccount } from '@contract/statements/statements.schemas'
import type { Parent } from '@contract/parents/parents.schemas'
import { PhoneLink } from '../../../ui/page/PhoneLink'
import { BalanceFigure, RecordHead } from '../../../ui/record/RecordHead'
import { texts } from '../parents.texts'

interface ParentHeadProps {
  parent: Parent
  /** Undefined while it is asked for, null when it could not be had, false for who may not see it. */
  account: FamilyAccount | null | undefined | false
}

const childrenText = ({ alumnos }: Parent): string =>
  alumnos.length === 0 ? texts.noChildrenShort : texts.childrenCount(alumnos.length)

/** How the family is reached, what it owes and what it has in its favour. */
export function ParentHead({ parent, account }: ParentHeadProps) {
  const { telefono, correo } = parent
  const total = account ? account.total : null
  return (
    <RecordHead
      facts={[
        { label: texts.fields.telefono, value: telefono && <PhoneLink phone={telefono} /> },
        { label: texts.fields.correo, value: correo && <a href={`mailto:${correo}`}>{correo}</a> },
        { label: texts.children, value: childrenText(parent) },
      ]}
      side={
        account !== false && (
          <>
            <BalanceFigure
              label={texts.balance}
              pesos={account && account.total.saldo}
              overdue={total?.vencido ?? 0}
              good={total?.saldo === 0 && texts.settled}
            />
            <BalanceFigure label={texts.credit} pesos={account && account.saldo_favor} />
          </>
        )
      }
    />
  )
}
