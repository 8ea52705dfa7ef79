import { familyOf } from '@contract/domain/family'
import type { FamilyAccount } from '@contract/statements/statements.schemas'
import { studentsRoutes } from '@contract/students/students.routes'
import * as paths from '@contract/domain/screenPaths'
import { useMay } from '../../../state/session/useMay'
import { ChildrenTable } from '../../../ui/pupils/ChildrenTable'
import { Stack } from '../../../ui/layout/layout'
import { RowAction } from '../../../ui/list/RowAction'
import { Section } from '../../../ui/page/Section'
import { deskOf } from '../../../write/money/deskAddress'
import { texts } from '../statements.texts'
import { AccountDetail, type useAccountView } from './AccountDetail'

export function FamilyDetail({
  account,
  ...shown
}: { account: FamilyAccount } & ReturnType<typeof useAccountView>) {
  const canOpen = useMay()(studentsRoutes.get.access)
  const { hijos, padre } = account
  const collectTo = (picks: readonly string[]) =>
    deskOf(
      familyOf(
        padre,
        hijos.map(({ alumno }) => alumno),
      ),
      picks,
    )
  const rows = hijos.map(({ alumno, saldo, vencido }) => ({ ...alumno, saldo, vencido }))
  return (
    <Stack>
      {rows.length > 0 && (
        <Section title={texts.eachChild}>
          <ChildrenTable
            label={texts.eachChild}
            rows={rows}
            canOpen={canOpen}
            rowActions={({ id }) => <RowAction icon="book" label="Estado de cuenta" to={paths.account(id)} />}
          />
        </Section>
      )}
      <AccountDetail
        {...shown}
        deductible={hijos.map(({ alumno, deducible }) => ({ name: alumno.nombre, deducible }))}
        collectTo={collectTo}
        credit={account.saldo_favor}
      />
    </Stack>
  )
}
