import { styled } from '@mui/material/styles'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { cycleProblems } from '@contract/cycles/cycles.rules'
import type { CyclesContract } from '@contract/cycles/cycles.schemas'
import { isApiError } from '../../../state/core/errors'
import { useCreateCycleMutation } from '../../../state/cycles/cycles.api'
import { useAppSelector } from '../../../state/hooks'
import { selectCan } from '../../../state/session/session.selectors'
import { PageForm } from '../../../ui/forms/PageForm'
import { rulesResolver } from '../../../ui/forms/rulesResolver'
import { showServerProblems } from '../../../ui/forms/showServerProblems'
import { useNotice } from '../../../ui/notices/useNotice'
import { Page } from '../../../ui/page/Page'
import { CycleFields, type CycleValues } from '../components/CycleFields'
import { problemsNotice } from '../cycles.notices'
import { texts } from '../cycles.texts'

const EMPTY: CycleValues = {
  nombre: '',
  fecha_inicio: '',
  fecha_fin: '',
  costo_inscripcion: null,
  mensualidad_preescolar: null,
  mensualidad_primaria: null,
  costo_material: null,
}

const Card = styled('div')(({ theme: { vars, spacing } }) => ({
  padding: spacing(3),
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
}))

const LIST = '/historial/ciclos-escolares'
const CURRENT = '/ciclo-escolar/actual'

export function RegisterCyclePage() {
  const form = useForm<CycleValues>({ defaultValues: EMPTY, resolver: rulesResolver(cycleProblems) })
  const [createCycle] = useCreateCycleMutation()
  const { notify } = useNotice()
  const navigate = useNavigate()
  const canRead = useAppSelector((state) => selectCan(state, 'CICLO ESCOLAR', 'READ'))

  const save = form.handleSubmit(
    async (values) => {
      try {
        await createCycle(values as CyclesContract['create']['body']).unwrap()
        notify({ title: texts.saved, kind: 'success' })
        void navigate(canRead ? CURRENT : '/')
      } catch (error) {
        if (!isApiError(error)) throw error
        showServerProblems(form, error.campos)
        notify({ title: texts.ups, text: error.message, kind: 'error' })
      }
    },
    (errors) => notify(problemsNotice(errors)),
  )

  return (
    <Page title={texts.register} narrow>
      <PageForm
        onSubmit={save}
        dirty={form.formState.isDirty}
        submitLabel={texts.save}
        cancelTo={canRead ? LIST : '/'}
      >
        <Card>
          <CycleFields control={form.control} />
        </Card>
      </PageForm>
    </Page>
  )
}
