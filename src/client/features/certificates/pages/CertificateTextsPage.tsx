import {
  certificateKindLabel,
  CERTIFICATE_KINDS,
  isCertificateKind,
  type CertificateKind,
} from '@contract/certificates/certificates.rules'
import { useCertificateTexts } from '../../../state/certificates/certificates.api'
import { SelectInput } from '../../../ui/fields/SelectInput'
import { LoadingOrError } from '../../../ui/page/LoadingOrError'
import { Page } from '../../../ui/page/Page'
import { useFilters } from '../../../ui/list/useFilters'
import { TextForm } from '../components/TextForm'

const FILTER = ['tipo'] as const

export function CertificateTextsPage() {
  const { rows, ...read } = useCertificateTexts(undefined)
  const { values, change } = useFilters(FILTER)
  const tipo: CertificateKind = isCertificateKind(values.tipo) ? values.tipo : 'ESTUDIOS'
  const shown = rows?.find((row) => row.tipo === tipo)
  return (
    <Page title="Textos de constancias" subtitle="Lo que dice cada constancia de la escuela">
      {shown ? (
        <TextForm
          key={tipo}
          text={shown}
          choice={
            <SelectInput
              label="Constancia"
              options={CERTIFICATE_KINDS.map((value) => ({ value, label: certificateKindLabel(value) }))}
              value={tipo}
              onChange={({ target }) => change({ tipo: target.value })}
            />
          }
        />
      ) : (
        <LoadingOrError read={read} />
      )}
    </Page>
  )
}
