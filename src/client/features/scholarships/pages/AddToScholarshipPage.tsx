import { useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { percentLabel } from '@contract/domain/percents'
import { gradeLabel } from '@contract/domain/grades'
import { scholarshipsRoutes } from '@contract/scholarships/scholarships.routes'
import type { Scholarship } from '@contract/scholarships/scholarships.schemas'
import * as paths from '@contract/domain/screenPaths'
import { useAddStudentsToScholarship, useScholarship } from '../../../state/scholarships/scholarships.api'
import { useMay } from '../../../state/session/useMay'
import { usePickForm } from '../../../ui/forms/PickForm'
import { CycleGate } from '../../../ui/page/CycleGate'
import { DetailScreen } from '../../../ui/page/DetailScreen'
import { Page } from '../../../ui/page/Page'
import { useIdParam } from '../../../ui/screens/useIdParam'
import { useCycleOf } from '../../../write/cycles/useChosenCycle'
import { GiveForm } from '../components/GiveForm'
import { LIST, texts } from '../scholarships.texts'

function AddForm({ cycle, beca }: { cycle: Cycle; beca: Scholarship }) {
  const { id, grado, porcentaje } = beca
  const form = usePickForm()
  const count = useWatch({ control: form.control, name: 'alumnos' }).length
  const { send, tellWrong } = useAddStudentsToScholarship({ form })
  const canRead = useMay()(scholarshipsRoutes.get.access)
  const navigate = useNavigate()
  const save = form.handleSubmit(async ({ alumnos }) => {
    const { done } = await send({ idBeca: id, alumnos: alumnos.map((pupil) => ({ id: pupil.id })) })
    if (!done) return
    if (canRead) return navigate(paths.scholarship(id))
    form.reset()
  }, tellWrong)
  return (
    <GiveForm
      cycle={cycle}
      grade={grado}
      percent={porcentaje}
      form={form}
      submitLabel={count > 1 ? `Asignar la beca a ${count} alumnos` : 'Asignar la beca'}
      onSubmit={save}
    />
  )
}

const CRUMBS = [LIST]

export function AddToScholarshipPage() {
  const source = useScholarship(useIdParam('beca'))
  const current = useCycleOf(source.row?.id_ciclo)
  return (
    <DetailScreen source={source} title={texts.add} unknown={texts.unknown} breadcrumb={CRUMBS}>
      {(beca) => (
        <CycleGate title={texts.addTo(beca.nombre)} current={current}>
          {(cycle) => (
            <Page
              title={texts.addTo(beca.nombre)}
              subtitle={`${percentLabel(beca.porcentaje)} · ${gradeLabel(beca.grado)}`}
              breadcrumb={[LIST, { label: beca.nombre, to: paths.scholarship(beca.id) }]}
            >
              <AddForm key={beca.id} cycle={cycle} beca={beca} />
            </Page>
          )}
        </CycleGate>
      )}
    </DetailScreen>
  )
}
