variant-posse = De posse
    .about = een speler leidt de marshal, en een uurwerk helpt de bandieten
seat-clockwork = het uurwerk
