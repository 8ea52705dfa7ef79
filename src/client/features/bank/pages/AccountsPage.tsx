import { useCallback, useState } from 'react'
import { bankRoutes as routes } from '@contract/bank/bank.routes'
import type { BankAccount, BankFile } from '@contract/bank/bank.schemas'
import { formatDate } from '@contract/domain/dates'
import * as paths from '@contract/domain/screenPaths'
import { useBankAccounts, useBankFiles } from '../../../state/bank/bank.api'
import { useMay } from '../../../state/session/useMay'
import { ListPanel } from '../../../ui/list/ListPanel'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowAction } from '../../../ui/list/RowAction'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { Section } from '../../../ui/page/Section'
import { texts } from '../bank.texts'
import { AddAccountDialog, EditAccountDialog } from '../components/AccountDialogs'

const accounts = {
  title: texts.accounts,
  noun: { one: 'cuenta', many: 'cuentas' },
  searchText: ({ nombre, banco, clabe }) => [nombre, banco, clabe].join(' '),
  columns: [
    { key: 'nombre', header: 'Cuenta', cell: ({ nombre }) => nombre, under: ({ banco }) => banco },
    { key: 'clabe', header: texts.fields.clabe, cell: ({ clabe }) => clabe ?? '—' },
    { key: 'hasta', header: 'Con movimientos hasta', cell: ({ hasta }) => (hasta ? formatDate(hasta) : '—') },
    { key: 'pendientes', header: 'Por confirmar', align: 'right', cell: ({ pendientes }) => pendientes },
  ],
  empty: { icon: 'cash', title: texts.noAccountsTitle, text: texts.noAccountsText },
} satisfies ListOf<BankAccount>

const files = {
  noun: { one: 'archivo', many: 'archivos' },
  searchText: ({ cuenta, usuario }) => [cuenta.nombre, usuario].join(' '),
  columns: [
    {
      key: 'dias',
      header: 'Días',
      cell: ({ desde, hasta }) => `${formatDate(desde)} a ${formatDate(hasta)}`,
      under: ({ cuenta, usuario }) => `${cuenta.nombre} · ${usuario}`,
    },
    { key: 'nuevos', header: texts.figures.nuevos, align: 'right', cell: ({ nuevos }) => nuevos },
    { key: 'repetidos', header: texts.figures.repetidos, align: 'right', cell: ({ repetidos }) => repetidos },
    { key: 'cargos', header: texts.figures.cargos, align: 'right', cell: ({ cargos }) => cargos },
    {
      key: 'rechazados',
      header: texts.figures.rechazados,
      align: 'right',
      cell: ({ rechazados }) => rechazados,
    },
  ],
  empty: { icon: 'file', title: 'Todavía no se trae ningún archivo' },
} satisfies ListOf<BankFile>

const original = ({ url }: BankFile) => <RowAction icon="download" label="Original" to={url} />

export function AccountsPage() {
  const may = useMay()
  const mayKeep = may(routes.createAccount.access)
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<BankAccount | null>(null)
  const brought = useBankFiles(undefined)
  const rowActions = useCallback(
    (account: BankAccount) => (
      <RowAction icon="edit" label={texts.editAccount} onClick={() => setEditing(account)} />
    ),
    [],
  )
  return (
    <>
      <ListScreen
        {...accounts}
        breadcrumb={[{ label: texts.title, to: paths.bank }]}
        source={useBankAccounts(undefined)}
        action={mayKeep && <PrimaryAction onClick={() => setAdding(true)}>{texts.addAccount}</PrimaryAction>}
        rowActions={mayKeep ? rowActions : undefined}
        below={
          <Section title={texts.files}>
            <ListPanel
              {...files}
              label={texts.files}
              shortcut={false}
              source={brought}
              rowActions={original}
            />
          </Section>
        }
      />
      {adding && <AddAccountDialog onClose={() => setAdding(false)} />}
      {editing && <EditAccountDialog account={editing} onClose={() => setEditing(null)} />}
    </>
  )
}
