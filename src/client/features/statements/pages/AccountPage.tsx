import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { formatDate } from '@contract/domain/dates'
import { placeLabel } from '@contract/domain/grades'
import type { Account } from '@contract/statements/statements.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import * as paths from '@contract/domain/screenPaths'
import { ASKED_ANEW } from '../../../state/core/reads'
import { useMay } from '../../../state/session/useMay'
import { dueOf, namesOf, useAccount } from '../../../state/statements/statements.api'
import { Row } from '../../../ui/layout/layout'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { CollectLink } from '../../../write/money/CollectLink'
import { deskOf } from '../../../write/money/deskAddress'
import { AccountDetail, useAccountView } from '../components/AccountDetail'
import { AccountSheet } from '../components/AccountLines'
import { PaperLink } from '../components/PaperLink'
import { LIST, texts } from '../statements.texts'

const subtitleOf = ({ alumno, padre, fecha }: Account): string =>
  [
    alumno.numero_control,
    placeLabel(alumno),
    padre && `Padre o tutor: ${padre.nombre}`,
    texts.asOf(formatDate(fecha)),
  ]
    .filter(Boolean)
    .join(' · ')

const CRUMBS = [LIST]
function AccountOf({ account }: { account: Account }) {
  const shown = useAccountView(account)
  const canOpen = useMay()(studentsRoutes.get.access)
  const { id, nombre } = account.alumno
  const collectTo = (picks: readonly string[]) => deskOf({ alumnoId: id }, picks)
  return (
    <Page
      title={nombre}
      subtitle={subtitleOf(account)}
      breadcrumb={CRUMBS}
      action={
        <Row>
          {account.total.saldo > 0 && <CollectLink primary to={collectTo(namesOf(dueOf(account).rows))} />}
          {account.padre && (
            <Button variant="outlined" component={Link} to={paths.familyAccount(account.padre.id)}>
              De la familia
            </Button>
          )}
          {canOpen && (
            <Button variant="outlined" component={Link} to={paths.student(id)}>
              Ver alumno
            </Button>
          )}
          <PaperLink href={shown.view.totals.pdf} />
        </Row>
      }
    >
      <AccountDetail {...shown} deductible={[account]} collectTo={collectTo} />
      <AccountSheet view={shown.view} who={`${nombre} · ${account.alumno.numero_control}`} />
    </Page>
  )
}

export function AccountPage() {
  const source = useAccount(useIdParam('alumno'), ASKED_ANEW)
  return (
    <DetailScreen source={source} title={LIST.label} unknown="No existe este alumno" breadcrumb={CRUMBS}>
      {(account) => <AccountOf account={account} />}
    </DetailScreen>
  )
}
