const { createRequire } = require('node:module')
const path = require('node:path')
const zlib = require('node:zlib')
const HtmlWebpackPlugin = require('html-webpack-plugin')
const CopyPlugin = require('copy-webpack-plugin')
const CompressionPlugin = require('compression-webpack-plugin')
const MinimizerPlugin = require('minimizer-webpack-plugin')

const src = path.resolve(__dirname, 'src')
const mui = path.resolve(__dirname, 'node_modules/@mui/material')
const COMPRESSED = /\.(js|css|html|svg|json|woff2)$/

/**
 * Tells the browser of the application's own files in the page itself: they come beside the entry instead of after it. Who signs
 * in needs them next, who is signed in at once.
 */
class PreloadApp {
  apply(compiler) {
    compiler.hooks.compilation.tap('PreloadApp', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('PreloadApp', (data) => {
        const files = compilation.namedChunkGroups.get('app')?.getFiles() ?? []
        const links = files
          .filter((file) => file.endsWith('.js'))
          .map((file) =>
            HtmlWebpackPlugin.createHtmlTagObject('link', { rel: 'preload', as: 'script', href: `/${file}` }),
          )
        // What is only preloaded is not fetched before what draws the login.
        for (const { tagName, attributes } of data.headTags)
          if (tagName === 'script' && attributes.defer) attributes.fetchpriority = 'high'
        data.headTags.push(...links)
        return data
      })
    })
  }
}

/** What the stylesheet is made of. */
const STYLES = [
  'app/shell/shellStyles.ts',
  'app/theme/buttonLinks.tsx',
  'app/theme/fallbacks.ts',
  'app/theme/sheet.tsx',
  'app/theme/theme.ts',
  'app/theme/tokens.ts',
  'ui/globalStyles.ts',
  'ui/list/tableStyles.ts',
  'ui/page/pageStyles.ts',
]

/** The product's stylesheet: the browser reads it beside the scripts, and no start writes it anew. */
class GlobalSheet {
  apply(compiler) {
    const sources = STYLES.map((name) => path.join(src, 'client', name))
    let css
    // Beside webpack's own look at what this file requires: it warns of how tsx loads its parts.
    const load = createRequire(__filename)
    const make = () => {
      const { require: fresh, unregister } = load('tsx/cjs/api').register({ namespace: String(Date.now()) })
      try {
        return fresh('./src/client/app/theme/sheet.tsx', __filename).sheet()
      } finally {
        unregister()
      }
    }
    compiler.hooks.thisCompilation.tap('GlobalSheet', (compilation) => {
      const { Compilation, sources: webpackSources, util } = compiler.webpack
      if (!css || sources.some((file) => compiler.modifiedFiles?.has(file))) css = make()
      const hash = util.createHash('sha256').update(css).digest('hex').slice(0, 8)
      const name = `assets/global.${hash}.css`
      for (const file of sources) compilation.fileDependencies.add(file)
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'GlobalSheet', stage }, () =>
        compilation.emitAsset(name, new webpackSources.RawSource(css)),
      )
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('GlobalSheet', (data) => {
        data.headTags.push(
          HtmlWebpackPlugin.createHtmlTagObject('link', { rel: 'stylesheet', href: `/${name}` }),
        )
        return data
      })
    })
  }
}

/** Files that every start reads and that take nothing but permissions from routes. */
const TAKES_PERMISSIONS = /\.screens\.tsx?$|[\\/](manageAccess|StudentsPages)\.tsx?$/

/** What the build leaves out of a module. */
const loader = (name) => path.join(src, 'server/build', `${name}.cjs`)

/** So many parts of the product, pages and dialogs, make a piece a shared one. Below, each brings its own: it is small, or theirs. */
const SHARED_BY = 8

/**
 * In as few files as a change of page can do with: its own, and one that all forms and dialogs share and that is fetched when the
 * first page is at rest. Webpack's own rule makes a file of every set of pages that share something, eleven for one page.
 */
const splitChunks = () => {
  const isIn =
    (name) =>
    (module, { chunkGraph }) =>
      [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => chunk.name === name)
  const isShared = (module, { chunkGraph }) => chunkGraph.getNumberOfModuleChunks(module) >= SHARED_BY
  // Whoever checks a paper needs nothing of the product.
  const inside = ({ name }) => !['main', 'early', 'check'].includes(name)
  const isLibrary = ({ resource }) => /[\\/]node_modules[\\/]/.test(resource ?? '')
  return {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      // They change less often than what is ours.
      libraries: {
        name: 'libraries',
        chunks: inside,
        test: (module, context) => isLibrary(module) && isIn('app')(module, context),
        priority: 3,
        enforce: true,
      },
      // What the first list shows and others too: it is there with the application itself.
      app: {
        name: 'app',
        chunks: inside,
        test: (module, context) => isIn('pupils')(module, context) && isShared(module, context),
        priority: 2,
        enforce: true,
      },
      // The home, with which most begin, takes its own little of it along.
      forms: {
        name: 'forms',
        chunks: (chunk) => inside(chunk) && chunk.name !== 'app' && chunk.name !== 'home',
        test: (module, context) =>
          isShared(module, context) && !/[\\/]client[\\/]features[\\/]/.test(module.resource ?? ''),
        priority: 1,
        enforce: true,
      },
    },
  }
}

/** @returns {import('webpack').Configuration} */
module.exports = (_env, { mode = 'production' }) => {
  const production = mode === 'production'
  return {
    mode,
    // The build reports what broke and nothing else: it runs inside `npm start`.
    stats: 'errors-warnings',
    // In this order: what the page will show is asked for before the libraries have arrived. `early` brings webpack's own runtime
    // too: one file less to ask for.
    entry: {
      early: path.join(src, 'client/early.ts'),
      main: { import: path.join(src, 'client/main.tsx'), dependOn: 'early' },
    },
    output: {
      path: path.resolve(__dirname, 'dist'),
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      publicPath: '/',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        '@contract': path.join(src, 'contract'),
        '@client': path.join(src, 'client'),
        // Emotion brings it for `withTheme`, which nobody here calls.
        'hoist-non-react-statics': false,
        // Its own map names the development build for everybody, whose warnings nobody reads here.
        ...(production && {
          'react-router$': path.resolve(__dirname, 'node_modules/react-router/dist/production/index.mjs'),
          'react-router/dom$': path.resolve(
            __dirname,
            'node_modules/react-router/dist/production/dom-export.mjs',
          ),
        }),
        // MUI's buttons bring along what nobody shows: ripples, which the theme turns off (client/app/theme/AppTheme.tsx), and
        // their own waiting look. ESLint refuses the props that would ask for either.
        ...(production && {
          [path.join(mui, 'ButtonBase/TouchRipple.mjs')]: false,
          [path.join(mui, 'CircularProgress/index.mjs')]: false,
          // The theme for who has none, made at each start: everything of ours stands inside AppTheme.
          [path.join(mui, 'styles/defaultTheme.mjs')]: false,
          // A theme as source code, which MUI's other engine asks for at a build.
          [path.join(mui, 'styles/stringifyTheme.mjs')]: false,
        }),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          include: src,
          loader: 'ts-loader',
          options: {
            // Types are checked apart (`npm run types`): in the loader they double a warm build.
            transpileOnly: true,
            configFile: path.join(src, 'client/tsconfig.json'),
            compilerOptions: { noEmit: false },
          },
        },
        { test: /\.(svg|png|webp|woff2)$/, type: 'asset/resource' },
        { test: /\.md$/, type: 'asset/source' },
        // Before ts-loader, which leaves out imports that nothing uses any more.
        ...(production
          ? [
              {
                test: TAKES_PERMISSIONS,
                include: src,
                enforce: 'pre',
                loader: loader('screenAccess'),
              },
              { test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/, loader: loader('lightRouter') },
            ]
          : []),
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({ template: 'public/index.html', scriptLoading: 'defer' }),
      new GlobalSheet(),
      ...(production ? [new PreloadApp()] : []),
      new CopyPlugin({
        patterns: [
          { from: 'public', globOptions: { ignore: ['**/index.html'] } },
          { from: 'src/guias/imagenes', to: 'guias' },
        ],
      }),
      ...(production
        ? [
            new CompressionPlugin({
              test: COMPRESSED,
              exclude: /config\.js$/,
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
              threshold: 1024,
            }),
            new CompressionPlugin({
              test: COMPRESSED,
              exclude: /config\.js$/,
              filename: '[path][base].gz',
              algorithm: 'gzip',
              threshold: 1024,
            }),
          ]
        : []),
    ],
    optimization: {
      moduleIds: 'deterministic',
      // Names of one letter, where the default makes them of a hash: 1.9 KB of the first list.
      mangleExports: 'size',
      ...(production && { splitChunks: splitChunks() }),
      minimize: production,
      minimizer: [
        // In half the time of Terser, webpack's default, and no larger.
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // Reading a property of a library's module does nothing but read.
          minimizerOptions: {
            ecma: 2020,
            compress: { ecma: 2020, passes: 3, pure_getters: true },
            mangle: true,
          },
        }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.resolve(__dirname, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [__filename] },
    },
    devtool: production ? false : 'eval-source-map',
    performance: { hints: false },
    devServer: {
      host: '127.0.0.1',
      port: Number(process.env.DEV_PORT ?? 8080),
      hot: true,
      historyApiFallback: true,
      proxy: [{ context: ['/api', '/files'], target: process.env.DEV_API ?? 'http://127.0.0.1:3000' }],
    },
  }
}
