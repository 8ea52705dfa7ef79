import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { deductibleText } from '@contract/invoices/deductible.rules'
import { openTotalLabel } from '@contract/statements/statements.rules'
import type {
  AccountBook,
  AccountTotals as Totals,
  OpenItem,
  Account,
} from '@contract/statements/statements.schemas'
import { dueOf, namesOf, viewOf, type AccountView } from '../../../state/statements/statements.api'
import { Card, Tiles, TwoLines, Stack } from '../../../ui/layout/layout'
import { amountColumn } from '../../../ui/list/amountColumn'
import { DataTable } from '../../../ui/list/DataTable'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { RowAction } from '../../../ui/list/RowAction'
import type { Column } from '../../../ui/list/columns'
import { useFilters } from '../../../ui/list/useFilters'
import { MoneyText } from '../../../ui/page/MoneyText'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { Section } from '../../../ui/page/Section'
import { useMayCollect } from '../../../write/money/deskAddress'
import { texts } from '../statements.texts'
import { AccountLines } from './AccountLines'

const FILTERS = ['ciclo'] as const

/** The account as the cycle in the address shows it. */
export const useAccountView = (account: AccountBook) => {
  const { values, change } = useFilters(FILTERS)
  const view = useMemo(() => viewOf(account, values.ciclo), [account, values.ciclo])
  return { view, onCycle: (ciclo: string) => change({ ciclo }) }
}

interface OfChild {
  name?: string | undefined
  deducible?: Account['deducible'] | undefined
}

function DeductibleLines({ of }: { of: readonly OfChild[] }) {
  const lines = of.flatMap(({ name, deducible }) => {
    const text = deducible && deductibleText(deducible)
    return text ? [name ? `${name}. ${text}` : text] : []
  })
  if (lines.length === 0) return null
  return (
    <Stack gap={0.5}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Stack>
  )
}

const Figure = styled(Card)(({ theme: { vars, typography } }) => ({
  '& dt': { fontSize: typography.pxToRem(13), color: vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& dd.big': { fontSize: typography.pxToRem(24), fontWeight: 600, lineHeight: 1.3 },
  '& .late': { color: vars.palette.error.main },
  '& .good': { color: vars.palette.success.main },
  '& dd > small': { color: vars.palette.text.secondary },
}))

function Besides({ label, text, pesos }: { label: string; text: string; pesos: number }) {
  return (
    pesos > 0 && (
      <Figure pad={2}>
        <dt>{label}</dt>
        <dd className="big">
          <MoneyText pesos={pesos} />
        </dd>
        <dd>
          <small>{text}</small>
        </dd>
      </Figure>
    )
  )
}

/** The overdue sum comes first: a family that pays in time owes nothing yet. Then what is not due, late fees and credit. */
function AccountTotals({ totals, label, credit }: { totals: Totals; label: string; credit: number }) {
  const { saldo, vencido, por_vencer, recargos } = totals
  const late = vencido > 0
  return (
    <Tiles as="dl" min={180} stretch>
      <Figure pad={2}>
        <dt>{texts.overdue}</dt>
        <dd className={late ? 'big late' : 'big good'}>
          {late ? <MoneyText pesos={vencido} /> : 'Al corriente'}
        </dd>
        <dd>
          <small>{saldo === 0 ? 'Sin adeudos' : `${label} ${formatPesos(saldo)}`}</small>
        </dd>
      </Figure>
      <Figure pad={2}>
        <dt>{texts.toCome}</dt>
        <dd className="big">
          <MoneyText pesos={por_vencer} />
        </dd>
      </Figure>
      <Besides label={texts.fees} text="Se cobran aparte, si se paga hoy" pesos={recargos} />
      <Besides label="Saldo a favor" text="De la familia, aparte del saldo" pesos={credit} />
    </Tiles>
  )
}

interface AccountDetailProps {
  view: AccountView
  deductible: readonly OfChild[]
  credit?: number
  collectTo: (picks: readonly string[]) => string
  onCycle: (cycle: string) => void
}

const Forward = styled('p')(({ theme: { spacing } }) => ({ margin: spacing(0, 0, 1), fontWeight: 600 }))

const DueDate = styled(TwoLines)({ overflowWrap: 'normal' })

const OPEN_COLUMNS: readonly Column<OpenItem>[] = [
  {
    key: 'descripcion',
    header: 'Concepto',
    cell: ({ descripcion, alumno }) => (
      <TwoLines>
        {descripcion}
        {alumno && <small>{alumno.nombre}</small>}
      </TwoLines>
    ),
  },
  { key: 'ciclo', header: 'Ciclo', cell: ({ ciclo }) => ciclo },
  {
    key: 'vencimiento',
    header: 'Vence',
    cell: ({ vencimiento, prorroga }) => (
      <DueDate>
        {formatDate(vencimiento)}
        {prorroga && <small>{texts.extended(formatDate(prorroga))}</small>}
      </DueDate>
    ),
  },
  amountColumn('recargo', 'Recargo a hoy', ({ recargo }) => recargo || null),
  amountColumn('saldo', 'Saldo', ({ saldo }) => saldo),
]

interface WhatIsDueProps extends Pick<AccountDetailProps, 'collectTo'> {
  account: AccountBook
}

function WhatIsDue({ account, collectTo }: WhatIsDueProps) {
  const mayCollect = useMayCollect()
  const { overdue, rows } = dueOf(account)
  if (rows.length === 0) return null
  const title = overdue ? 'Vencido, por cobrar' : 'Lo próximo por pagar'
  const collect = (row: OpenItem) => (
    <RowAction icon="pay" label={texts.collect} to={collectTo(namesOf([row]))} />
  )
  return (
    <Section title={title}>
      <DataTable
        label={title}
        columns={OPEN_COLUMNS}
        rows={rows}
        rowActions={mayCollect ? collect : undefined}
      />
    </Section>
  )
}

const ALL = { value: 'todos', label: texts.allCycles }

/** Not paged, because a running balance is read from start to end. */
export function AccountDetail({ view, deductible, onCycle, collectTo, credit = 0 }: AccountDetailProps) {
  const { account, cycle, before, lines, totals } = view
  const [latest, ...earlier] = account.ciclos.map(({ id, name }) => ({ value: String(id), label: name }))
  const label = cycle && before === null ? `Total del ciclo ${cycle.name}` : openTotalLabel(account.ciclos)
  const choices = latest && earlier.length > 0 ? [ALL, latest, ...earlier] : []
  return (
    <>
      <AccountTotals totals={totals} label={label} credit={credit} />
      <DeductibleLines of={deductible} />
      <WhatIsDue account={account} collectTo={collectTo} />
      <Section
        title={texts.movements}
        action={
          latest &&
          choices.length > 0 && (
            <FilterSelect
              label="Ciclo escolar"
              allLabel={`${latest.label} con saldo anterior`}
              options={choices}
              value={before !== null ? '' : cycle ? String(cycle.id) : ALL.value}
              onChange={onCycle}
            />
          )
        }
      >
        {lines.length === 0 ? (
          <PageEmpty
            icon="receipt"
            title="Todavía no hay movimientos"
            text="Aquí aparecen sus cargos, colegiaturas y pagos desde que se inscribe."
          />
        ) : (
          <>
            {before !== null && (
              <Forward>
                {texts.before} <MoneyText pesos={before} />
              </Forward>
            )}
            <AccountLines lines={lines} today={account.fecha} />
          </>
        )}
      </Section>
    </>
  )
}
