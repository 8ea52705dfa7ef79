import { chromium } from 'playwright-core'
const base = 'http://127.0.0.1:3955'
const LISTS = { inscritos:'/alumnos/inscritos', alumnos:'/historial/alumnos', padres:'/historial/padres', padresins:'/padres/inscritos', cargos:'/cargos/pendientes', cancelados:'/cargos/cancelados', pagos:'/pagos?desde=2020-01-01', morosos:'/morosos', becas:'/becas/ciclo/actual', becados:'/alumnos/becados', grupos:'/grupos', plantilla:'/plantilla', usuarios:'/usuarios', roles:'/roles', cortes:'/cortes', ciclos:'/historial/ciclos-escolares', deptos:'/registro/departamentos', colegiatura:'/selecciona/alumno/colegiatura', bajas:'/bajas', cuenta:'/estado-de-cuenta' }
const [names, widths, themes] = [process.argv[2] ?? 'all', (process.argv[3] ?? '1366').split(','), (process.argv[4] ?? 'light').split(',')]
const wanted = names === 'all' ? Object.keys(LISTS) : names.split(',')
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
for (const theme of themes) {
  const ctx = await browser.newContext({ viewport: { width: 1366, height: 768 }, colorScheme: theme, locale: 'es-MX' })
  const page = await ctx.newPage()
  page.on('pageerror', (e) => console.log('PAGEERROR', e.message))
  await page.goto(base + '/login')
  await page.getByLabel('Usuario').fill('direccion')
  await page.locator('input[type=password]').fill('Demostracion#1')
  await page.keyboard.press('Enter')
  await page.waitForSelector('#contenido h1')
  for (const w of widths) {
    await page.setViewportSize({ width: +w, height: w === '360' ? 740 : w === '768' ? 1024 : 768 })
    for (const name of wanted) {
      await page.goto(base + LISTS[name])
      await page.waitForSelector('#contenido h1')
      await page.waitForFunction(() => !document.querySelector('[aria-busy=true]') && !document.querySelector('.bar'), null, { timeout: 8000 }).catch(() => {})
      await page.waitForTimeout(150)
      const m = await page.evaluate(() => {
        const rows = [...document.querySelectorAll('.ui-table tbody tr')]
        const h = innerHeight
        const c = document.querySelector('.ui-list > .content')
        return { rows: rows.length, visible: rows.filter((r) => r.getBoundingClientRect().bottom <= h).length, heights: [...new Set(rows.map((r) => Math.round(r.getBoundingClientRect().height)))].join('/'), top: Math.round(rows[0]?.getBoundingClientRect().top ?? 0), sideways: c ? c.scrollWidth - c.clientWidth : 0, page: document.documentElement.scrollWidth - innerWidth }
      })
      console.log(theme, w, name, JSON.stringify(m))
      await page.screenshot({ path: `/tmp/hs/${name}-${w}-${theme}.png` })
    }
  }
  await ctx.close()
}
await browser.close()
