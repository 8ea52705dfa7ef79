import { Page } from '../../ui/page/Page'
import { PageEmpty } from '../../ui/page/PageEmpty'
import { PrimaryAction } from '../../ui/page/PrimaryAction'

export function NotFoundPage() {
  return (
    <Page title="Página no encontrada">
      <PageEmpty
        icon="search"
        title="No existe esta página"
        text="La dirección está mal escrita o lo que mostraba ya no está."
        action={
          <PrimaryAction icon="home" to="/">
            Ir al inicio
          </PrimaryAction>
        }
      />
    </Page>
  )
}
