import { percentLabel } from '@contract/domain/discounts'
import { gradeLabel } from '@contract/domain/grades'
import { useCurrentCycle } from '../../../state/cycles/useCurrentCycle'
import { CycleGate } from '../../../ui/page/CycleGate'
import { NotThere } from '../../../ui/page/NotThere'
import { Page } from '../../../ui/page/Page'
import { PageError } from '../../../ui/page/PageError'
import { PageLoading } from '../../../ui/page/PageLoading'
import { AddForm } from '../components/AddForm'
import { texts } from '../scholarships.texts'
import { useScholarshipOfAddress } from '../useScholarshipOfAddress'

export function AddToScholarshipPage() {
  const current = useCurrentCycle()
  const { beca, unknown, isFetching, error, onRetry } = useScholarshipOfAddress()
  if (unknown) return <NotThere title={texts.unknown} to="/becas/ciclo/actual" toLabel={texts.list} />
  if (!beca)
    return (
      <Page title={texts.add}>
        {isFetching ? <PageLoading /> : <PageError text={error} onRetry={onRetry} />}
      </Page>
    )
  const { id, nombre, grado, porcentaje } = beca
  return (
    <CycleGate title={texts.addTo(nombre)} current={current}>
      {(cycle) => (
        <Page
          title={texts.addTo(nombre)}
          subtitle={`${percentLabel(porcentaje)} · ${gradeLabel(grado)}`}
          breadcrumb={[
            { label: texts.list, to: '/becas/ciclo/actual' },
            { label: nombre, to: `/beca/${id}` },
          ]}
        >
          <AddForm key={id} cycle={cycle} beca={beca} />
        </Page>
      )}
    </CycleGate>
  )
}
