import type { lessons as english } from '../en/lessons.ts';
import type { InAnyLanguage } from '../translation.ts';

export const lessons: InAnyLanguage<typeof english> = {
  lessons: {
    tutorials: 'Aprenda as regras jogando',
    tutorialsAbout: 'Cinco minutos cada uma.',
    strategy: 'Jogue melhor',
    progress: '{{done}} de {{count}}',
    finished: 'Concluída',
    notBegun_one: '{{count}} passo',
    notBegun_other: '{{count}} passos',
    opponent: 'Lição',
    names: {
      rules: 'Othello: as regras',
      four: 'Quatro em linha: as regras',
      corners: 'Cantos e casas X',
      mobility: 'Mobilidade',
      quiet: 'Fronteira e jogadas calmas',
      parity: 'Paridade',
      edges: 'Estabilidade e bordas',
      wedges: 'Cunhas',
      counting: 'Contar finais',
    },
    about: {
      rules: 'Colocar, virar, passar e vencer.',
      four: 'Soltar, bloquear e vencer.',
      corners: 'As casas mais fortes, e como não entregá-las.',
      mobility: 'Deixe o adversário sem nada de bom para jogar.',
      quiet: 'Por que virar menos costuma ser melhor.',
      parity: 'Tenha a última palavra em cada região do tabuleiro.',
      edges: 'Peças que ninguém jamais pode tomar de volta.',
      wedges: 'Um vão entre duas peças é uma porta.',
      counting: 'Jogue as últimas casas contando.',
    },
    title: {
      rules: 'Othello: as regras, {{number}} de {{count}}',
      four: 'Quatro em linha: as regras, {{number}} de {{count}}',
      corners: 'Cantos e casas X, {{number}} de {{count}}',
      mobility: 'Mobilidade, {{number}} de {{count}}',
      quiet: 'Fronteira e jogadas calmas, {{number}} de {{count}}',
      parity: 'Paridade, {{number}} de {{count}}',
      edges: 'Estabilidade e bordas, {{number}} de {{count}}',
      wedges: 'Cunhas, {{number}} de {{count}}',
      counting: 'Contar finais, {{number}} de {{count}}',
    },
    steps: {
      first: {
        ask: 'Você joga com Preto. Cerque uma peça branca em linha reta entre uma peça nova e outra sua, e ela fica preta. Os pontos mostram onde você pode jogar.',
        right: 'A peça branca entre as suas duas ficou preta. Cada jogada precisa virar pelo menos uma.',
        wrong: 'Cada ponto é uma jogada que vira alguma coisa.',
      },
      line: {
        ask: 'A linha pode ser tão longa quanto você quiser. Encontre a jogada que vira três peças ou mais.',
        right: 'Toda a linha entre as suas peças virou.',
        wrong:
          'Essa vira menos de três. Procure uma linha longa de peças brancas que termine em uma das suas.',
      },
      ways: {
        ask: 'Uma só peça pode fechar várias linhas de uma vez: na horizontal, na vertical ou na diagonal. Vire pelo menos cinco.',
        right: 'Todas as linhas que a sua peça fechou viraram juntas.',
        wrong: 'Essa vira menos de cinco. Procure uma casa onde várias linhas se cruzem.',
      },
      corner: {
        ask: 'Agora você joga com Branco. Uma peça no canto nunca pode ser virada: nenhuma linha passa além dele. Ocupe um canto.',
        right: 'Essa peça é sua até o fim da partida, e uma base segura para outras.',
        wrong: 'Há um canto livre. Olhe para as pontas do tabuleiro.',
      },
      pass: {
        ask: 'Se não puder virar nada, você passa. Encontre a jogada que deixa Branco sem nenhuma possível.',
        right: 'Branco tem de passar, então é a sua vez de novo.',
        wrong: 'Depois dessa, Branco ainda tem uma jogada.',
      },
      count: {
        ask: 'Quando ninguém pode jogar, vence quem tiver mais peças. Restam duas casas: escolha a que vence e termine a partida.',
        right: 'A partida acabou e você tem mais peças. Agora você sabe todas as regras!',
        wrong: 'Essa perde por poucas peças. Que casa Branco não deveria conseguir?',
      },
      drop: {
        ask: 'Você joga com Vermelho. Escolha uma coluna e a sua peça cai no lugar livre mais baixo.',
        right: 'Você e Amarelo se alternam assim. Vence quem fizer quatro em linha.',
        wrong: 'Escolha qualquer coluna.',
      },
      row: {
        ask: 'Você tem três em linha embaixo. Complete as quatro.',
        right: 'Quatro em linha: você venceu.',
        wrong: 'As suas três estão lado a lado, no fundo. Solte uma peça ao lado delas.',
      },
      diagonal: {
        ask: 'As diagonais também valem. Encontre a coluna que completa quatro.',
        right: 'Quatro na diagonal, e a partida está ganha.',
        wrong: 'Ainda não são quatro. Siga as suas peças para cima, degrau por degrau.',
      },
      block: {
        ask: 'Amarelo está prestes a fazer quatro. Impeça.',
        right: 'Bloqueado. Procure ameaças assim antes de cada jogada.',
        wrong: 'Amarelo vence com a próxima peça. Encontre a ponta aberta das três dele.',
      },
      under: {
        ask: 'Uma peça também pode ajudar o outro lado: Amarelo pode cair em cima dela. Jogue onde isso não faça mal.',
        right: 'Bem: nada do que você abriu completa quatro.',
        wrong: 'Amarelo cai em cima da sua peça e faz quatro.',
      },
      fork: {
        ask: 'Ninguém consegue bloquear duas ameaças ao mesmo tempo. Encontre a jogada que cria duas e vença a partida.',
        right: 'Duas ameaças, uma só resposta: é assim que se ganha no Quatro em linha.',
        wrong: 'Amarelo pode responder a isso. Procure uma peça que ameace de duas maneiras.',
      },
      cornersTake: {
        ask: 'Cantos valem mais do que virar muitas peças. Ocupe o que puder.',
        right: 'Ele é seu para sempre, e as peças ao lado também ficam seguras.',
        wrong: 'Há um canto para ocupar. Ele não vai ficar livre por muito tempo.',
      },
      cornersKeep: {
        ask: 'As casas na diagonal de um canto são as casas X. Uma peça ali muitas vezes entrega o canto. Encontre uma jogada que não entregue nenhum.',
        right: 'Nenhum canto está aberto para o adversário.',
        wrong: 'Agora o adversário pode ocupar um canto.',
      },
      mobilityFew: {
        ask: 'Quem tem poucas jogadas acaba fazendo as ruins. Deixe Preto com três jogadas, no máximo.',
        right: 'Preto tem pouco para escolher e logo terá de ceder alguma coisa.',
        wrong: 'Preto ainda tem muitas jogadas. Conte o que cada jogada sua abre.',
      },
      mobilityMore: {
        ask: 'Mais uma vez: deixe Branco com três jogadas, no máximo.',
        right: 'Branco está ficando sem jogadas, e você conserva as suas.',
        wrong: 'Branco ainda tem muitas jogadas.',
      },
      quietMove: {
        ask: 'As peças ao lado de casas vazias são a sua fronteira: elas dão jogadas ao adversário. Uma jogada calma vira poucas peças, lá dentro. Encontre a melhor.',
        right: 'Uma só peça virada, e quase nada aberto.',
        wrong: 'Essa abre demais. Tente uma jogada que vire uma única peça interior.',
      },
      quietFrontier: {
        ask: 'De novo o melhor é uma jogada calma. Vire o mínimo possível, onde não abra nada.',
        right: 'Calma e forte: o adversário não tem jogadas novas.',
        wrong: 'Há uma jogada mais calma.',
      },
      parityOne: {
        ask: 'Perto do fim, as casas vazias se dividem em regiões separadas. Jogue primeiro onde o número delas é ímpar, e a última casa será sua. Encontre a única jogada que vence.',
        right: 'Você ficou com a região ímpar. O adversário tem de abrir a par.',
        wrong: 'Essa região é par, então o adversário fica com a última casa.',
      },
      parityThree: {
        ask: 'Restam três regiões. Só uma tem um número ímpar de casas. Vença a partida.',
        right: 'As regiões pares ficam para o adversário começar.',
        wrong: 'Conte as casas dessa região: é par.',
      },
      edgeAnchor: {
        ask: 'Você tem um canto. As peças ligadas a ele pela borda são estáveis: ninguém pode virá-las. Construa a partir dele com a melhor jogada.',
        right: 'O seu canto agora sustenta uma fila de peças que nada pode virar.',
        wrong: 'Há algo melhor. Olhe ao longo da borda a partir do seu canto.',
      },
      edgeWall: {
        ask: 'Uma borda cheia entre peças suas está segura para sempre. Encontre a melhor jogada.',
        right: 'Isso fecha a borda: ela é toda sua.',
        wrong: 'Há mais para ganhar na borda.',
      },
      wedgeMove: {
        ask: 'Um vão de uma casa entre duas peças do adversário na borda é uma porta. Uma peça encaixada ali como cunha não pode ser virada ao longo da borda. Encontre esse vão.',
        right: 'Você entrou, e nada ao longo da borda pode tirar você de lá.',
        wrong: 'Procure numa borda um vão entre duas peças brancas.',
      },
      wedgeSide: {
        ask: 'Encontre a porta mais uma vez, em outro lado.',
        right: 'A cunha entrou. Agora você pode lutar pela borda.',
        wrong: 'Aí não. Que borda tem um vão de uma casa?',
      },
      countTwo: {
        ask: 'Restam duas casas. Conte as peças nas duas ordens e escolha a que vence.',
        right: 'Virar mais agora teria custado mais depois.',
        wrong: 'Essa vira mais agora e perde mais com a última casa.',
      },
      countThree: {
        ask: 'Restam três casas: seis ordens, e uma só primeira jogada que vence. Conte todas até o fim.',
        right: 'Você contou certo.',
        wrong: 'Conte de novo: o que resta para Preto depois disso?',
      },
    },
  },
};
