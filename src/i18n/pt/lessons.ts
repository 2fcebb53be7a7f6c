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
    },
    about: {
      rules: 'Colocar, virar, passar e vencer.',
      four: 'Soltar, bloquear e vencer.',
    },
    title: {
      rules: 'Othello: as regras, {{number}} de {{count}}',
      four: 'Quatro em linha: as regras, {{number}} de {{count}}',
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
    },
  },
};
