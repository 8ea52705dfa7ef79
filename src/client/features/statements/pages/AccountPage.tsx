import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { formatDate } from '@contract/domain/dates'
import { gradeLabel } from '@contract/domain/grades'
import type { Account, AccountTotals as Totals, OpenItem } from '@contract/statements/statements.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { useAccount, viewOf, type AccountView } from '../../../state/statements/statements.selectors'
import { Card, Row, Tiles, TwoLines } from '../../../ui/layout/layout'
import type { Column } from '../../../ui/list/columns'
import { DataTable } from '../../../ui/list/DataTable'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import { useFilters } from '../../../ui/list/useFilters'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { MoneyText } from '../../../ui/page/MoneyText'
import { Page } from '../../../ui/page/Page'
import { PageEmpty } from '../../../ui/page/PageEmpty'
import { PrimaryAction } from '../../../ui/page/PrimaryAction'
import { Section } from '../../../ui/page/Section'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { CollectLink, deskOf } from '../../../write/money/CollectLink'
import { AccountLines, AccountSheet } from '../components/AccountLines'
import { LIST, texts } from '../statements.texts'

const Figure = styled(Card)(({ theme: { vars, typography } }) => ({
  '& dt': { fontSize: typography.pxToRem(13), color: vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& dd.big': { fontSize: typography.pxToRem(24), fontWeight: 650, lineHeight: 1.3 },
  '& .late': { color: vars.palette.error.main },
  '& dd > small': { color: vars.palette.text.secondary },
}))

/** What is open, since when, and what being late would cost besides. */
function AccountTotals({ totals: { saldo, vencido, por_vencer, recargos } }: { totals: Totals }) {
  return (
    <Tiles as="dl" min={180} stretch>
      <Figure pad={2}>
        <dt>{texts.balance}</dt>
        <dd className="big">
          <MoneyText pesos={saldo} />
        </dd>
        {saldo === 0 && <dd>{texts.settled}</dd>}
      </Figure>
      <Figure pad={2}>
        <dt>{texts.overdue}</dt>
        <dd className={vencido > 0 ? 'big late' : 'big'}>
          <MoneyText pesos={vencido} />
        </dd>
      </Figure>
      <Figure pad={2}>
        <dt>{texts.toCome}</dt>
        <dd className="big">
          <MoneyText pesos={por_vencer} />
        </dd>
      </Figure>
      {recargos > 0 && (
        <Figure pad={2}>
          <dt>{texts.fees}</dt>
          <dd className="big">
            <MoneyText pesos={recargos} />
          </dd>
          <dd>
            <small>{texts.feesText}</small>
          </dd>
        </Figure>
      )}
    </Tiles>
  )
}

interface AccountDetailProps {
  view: AccountView
  onCycle: (cycle: string) => void
}

const Forward = styled('p')(({ theme: { spacing } }) => ({ margin: spacing(0, 0, 1), fontWeight: 600 }))

const OPEN_COLUMNS: readonly Column<OpenItem>[] = [
  { key: 'descripcion', header: 'Concepto', cell: ({ descripcion }) => descripcion },
  { key: 'ciclo', header: 'Ciclo', cell: ({ ciclo }) => ciclo },
  {
    key: 'vencimiento',
    header: 'Vence',
    cell: ({ vencimiento, prorroga }) => (
      <TwoLines>
        {formatDate(vencimiento)}
        {prorroga && <small>{texts.extended(formatDate(prorroga))}</small>}
      </TwoLines>
    ),
  },
  {
    key: 'recargo',
    header: 'Recargo a hoy',
    align: 'right',
    cell: ({ recargo }) => (recargo > 0 ? <MoneyText pesos={recargo} /> : '—'),
  },
  { key: 'saldo', header: 'Saldo', align: 'right', cell: ({ saldo }) => <MoneyText pesos={saldo} /> },
]

/** What the family is asked for: all that is overdue; with nothing overdue the next thing to come. */
function WhatIsDue({ account: { abiertos = [] } }: { account: Account }) {
  const overdue = abiertos.filter(({ vencido }) => vencido)
  const rows = overdue.length > 0 ? overdue : abiertos.slice(0, 1)
  if (rows.length === 0) return null
  const title = overdue.length > 0 ? texts.due : texts.next
  return (
    <Section title={title}>
      <DataTable label={title} columns={OPEN_COLUMNS} rows={rows} />
    </Section>
  )
}

const ALL = { value: 'todos', label: texts.allCycles }

/** Sums and lines of a statement; all of it on one page, since a running balance is read from end to end. */
function AccountDetail({ view, onCycle }: AccountDetailProps) {
  const { account, cycle, before, lines, totals } = view
  const [latest, ...earlier] = account.ciclos.map(({ id, name }) => ({ value: String(id), label: name }))
  // One cycle alone is all of them.
  const choices = latest && earlier.length > 0 ? [ALL, latest, ...earlier] : []
  return (
    <>
      <AccountTotals totals={totals} />
      <WhatIsDue account={account} />
      <Section
        title={texts.movements}
        action={
          latest &&
          choices.length > 0 && (
            <FilterSelect
              label={texts.cycle}
              allLabel={texts.broughtForward(latest.label)}
              options={choices}
              value={before !== null ? '' : cycle ? String(cycle.id) : ALL.value}
              onChange={onCycle}
            />
          )
        }
      >
        {lines.length === 0 ? (
          <PageEmpty icon="receipt" title={texts.noMovements} text={texts.noMovementsText} />
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
      <AccountSheet view={view} />
    </>
  )
}

const subtitleOf = ({ alumno, padre, fecha }: Account): string =>
  [
    alumno.numero_control,
    alumno.grado && gradeLabel(alumno.grado),
    alumno.grupo?.nombre,
    padre && texts.parent(padre.nombre),
    texts.asOf(formatDate(fecha)),
  ]
    .filter(Boolean)
    .join(' · ')

const CRUMBS = [LIST]
const FILTERS = ['ciclo'] as const

function AccountOf({ account }: { account: Account }) {
  const { values, change } = useFilters(FILTERS)
  const view = useMemo(() => viewOf(account, values.ciclo), [account, values.ciclo])
  const canOpen = useAppSelector((state) => selectMay(state, studentsRoutes.get.access))
  const { id, nombre } = account.alumno
  return (
    <Page
      title={nombre}
      subtitle={subtitleOf(account)}
      breadcrumb={CRUMBS}
      action={
        <Row>
          {account.total.saldo > 0 && <CollectLink to={deskOf({ alumno: id })} />}
          {canOpen && (
            <Button variant="outlined" component={Link} to={`/alumno/${id}`}>
              {texts.pupil}
            </Button>
          )}
          {/* A signed link, which needs no session: it may open beside. */}
          <PrimaryAction icon="file" href={view.totals.pdf}>
            {texts.pdf}
          </PrimaryAction>
        </Row>
      }
    >
      <AccountDetail view={view} onCycle={(ciclo) => change({ ciclo })} />
    </Page>
  )
}

/** What one pupil was charged, paid and owes, with the balance after each line. */
export function AccountPage() {
  // Paid at other desks too: what is kept shows at once and is asked for again.
  const source = useAccount(useIdParam('alumno'), { refetchOnMountOrArgChange: true })
  return (
    <DetailScreen source={source} title={LIST.label} unknown={texts.unknown} breadcrumb={CRUMBS}>
      {(account) => <AccountOf account={account} />}
    </DetailScreen>
  )
}
