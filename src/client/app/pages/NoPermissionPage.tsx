import { Page } from '../../ui/page/Page'
import { PageEmpty } from '../../ui/page/PageEmpty'
import { PrimaryAction } from '../../ui/page/PrimaryAction'

export function NoPermissionPage() {
  return (
    <Page title="Sin permiso">
      <PageEmpty
        icon="warning"
        title="Tu rol no abre esta página"
        text="Si la necesitas para tu trabajo, pide a la dirección que agregue el permiso a tu rol."
        action={
          <PrimaryAction icon="home" to="/">
            Ir al inicio
          </PrimaryAction>
        }
      />
    </Page>
  )
}
