import { useCallback, useState } from 'react'
import { Link } from 'react-router-dom'
import { contactsRoutes } from '@contract/contacts/contacts.routes'
import { formatDate } from '@contract/domain/dates'
import type { Access } from '@contract/http/route'
import { familyOf, type Family } from '@contract/domain/family'
import { messagesRoutes } from '@contract/messages/messages.routes'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { nameOfDebtor } from '@contract/statements/debtors.rules'
import { isCovered } from '@contract/statements/statements.rules'
import type { Debtor, Extended } from '@contract/statements/statements.schemas'
import { countText } from '@contract/domain/text'
import * as paths from '@contract/domain/screenPaths'
import { useAppSelector } from '../../../state/hooks'
import { selectPermissions } from '../../../state/session/session.selectors'
import { useMay } from '../../../state/session/useMay'
import { namesOf } from '../../../state/statements/statements.api'
import { HeldListScreen } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { newBulletinTo } from '../../../ui/screens/newBulletinTo'
import { deskOf, useMayCollect } from '../../../write/money/deskAddress'
import { ContactDialog } from '../components/ContactDialog'
import { DebtTotals } from '../components/DebtTotals'
import { DebtorFilters } from '../components/DebtorFilters'
import { ReminderDialog, type ReminderDialogProps } from '../components/ReminderDialog'
import { mayUseCredit, UseCreditDialog } from '../components/UseCreditDialog'
import { debtsTable, pathOf, list } from '../components/debtorsList'
import { texts } from '../statements.texts'
import { useDebtorList } from '../useDebtorList'

/** A month with an extension is overdue only after the extension's last day. */
function Extensions({ months }: { months: readonly Extended[] }) {
  if (months.length === 0) return null
  return (
    <InfoPanel title={countText(months.length, 'colegiatura con prórroga.', 'colegiaturas con prórroga.')}>
      <ul>
        {months.map(({ id, alumno, descripcion, hasta, motivo }) => (
          <li key={id}>
            <Link to={paths.account(alumno.id)}>{alumno.nombre}</Link>{' '}
            {`${descripcion}, hasta el ${formatDate(hasta)}: ${motivo}`}
          </li>
        ))}
      </ul>
    </InfoPanel>
  )
}

const deskOfDebtor = ({ padre, alumnos }: Debtor): string =>
  deskOf(familyOf(padre, alumnos), namesOf(alumnos.flatMap(({ conceptos }) => conceptos)))

const spokenOf = ({ padre, alumnos, vencido }: Debtor) => ({
  of: familyOf(padre, alumnos) as Family,
  telefono: padre?.telefono,
  vencido,
})

const CONTACTS: Access = [...contactsRoutes.list.access, ...contactsRoutes.create.access]

const useDebtorRows = (from: ReminderDialogProps['from'] | undefined) => {
  const [reminding, setReminding] = useState<Debtor | null>(null)
  const [speaking, setSpeaking] = useState<Debtor | null>(null)
  const [using, setUsing] = useState<Debtor | null>(null)
  const permissions = useAppSelector(selectPermissions)
  const canContact = useMay()(CONTACTS)
  const mayCollect = useMayCollect()
  const rowActions = useCallback(
    (debtor: Debtor) => (
      <RowActions
        of={nameOfDebtor(debtor)}
        actions={[
          mayUseCredit(permissions, debtor) && {
            icon: 'check',
            label: 'Usar saldo',
            onClick: () => setUsing(debtor),
          },
          mayCollect && { icon: 'pay', label: texts.collect, to: deskOfDebtor(debtor) },
          !isCovered(debtor) && {
            icon: 'megaphone',
            label: 'Recordar',
            onClick: () => setReminding(debtor),
          },
          canContact && { icon: 'phone', label: texts.contacts, onClick: () => setSpeaking(debtor) },
        ]}
      />
    ),
    [mayCollect, canContact, permissions],
  )
  const dialogs = (
    <>
      {speaking && (
        <ContactDialog
          spoken={spokenOf(speaking)}
          name={nameOfDebtor(speaking)}
          onClose={() => setSpeaking(null)}
        />
      )}
      {using && <UseCreditDialog debtor={using} name={nameOfDebtor(using)} onClose={() => setUsing(null)} />}
      {reminding && from && (
        <ReminderDialog debtor={reminding} from={from} onClose={() => setReminding(null)} />
      )}
    </>
  )
  return { rowActions, dialogs }
}

export function DebtorsPage() {
  const { held, data, some, sums, filters } = useDebtorList()
  const may = useMay()
  const canOpen = may(parentsRoutes.get.access)
  const rowOpens = useCallback((debtor: Debtor) => pathOf(debtor, canOpen), [canOpen])
  const { rowActions, dialogs } = useDebtorRows(data)
  const waiting = held.isLoading && !data
  return (
    <>
      <HeldListScreen<Debtor>
        title="Morosos"
        action={
          some &&
          may(messagesRoutes.send.access) && (
            <PrimaryAction icon="megaphone" to={newBulletinTo({ tipo: 'ADEUDO' })}>
              Escribir a los morosos
            </PrimaryAction>
          )
        }
        subtitle={
          waiting ? texts.debtorsToCome : data && some && `Adeudos vencidos al ${formatDate(data.fecha)}`
        }
        above={(waiting || some) && <DebtTotals sums={sums} />}
        below={<Extensions months={data?.prorrogas ?? []} />}
        {...list}
        exported={debtsTable}
        held={held}
        filters={<DebtorFilters {...filters} />}
        rowActions={rowActions}
        rowOpens={rowOpens}
      />
      {dialogs}
    </>
  )
}
